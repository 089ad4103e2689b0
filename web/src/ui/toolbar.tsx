import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** Search and filters. */
  readonly children: ReactNode;
  /** The one primary action, and at most a few others. */
  readonly actions?: ReactNode;
}

/** The one row above a list: search and filters at the left, the primary action at the right. */
export function Toolbar({ children, actions }: ToolbarProps) {
  return (
    <div className={styles['toolbar']}>
      <div className={styles['filters']}>{children}</div>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const searchDelayMs = 250;

/** A search box that tells what was typed once the typing pauses. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => tell.current(typed), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Input
      className={styles['search'] ?? ''}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onChange(typed)}
    />
  );
}
