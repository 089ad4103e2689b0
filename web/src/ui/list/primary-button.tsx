import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface PrimaryButtonProps {
  readonly label: string;
  /** The empty list below offers the same. */
  readonly secondary?: boolean;
  readonly onClick: () => void;
}

/** Adds something to a list: above it, and in its place while it is empty. */
export function PrimaryButton({ label, secondary = false, onClick }: PrimaryButtonProps) {
  return (
    <Button type={secondary ? 'default' : 'primary'} icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
