import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface AddEntryButtonProps {
  readonly label: string;
  /** The empty list below asks for the same. */
  readonly secondary?: boolean;
  readonly onClick: () => void;
}

/** Above a list of entries, and in its place while there are none. */
export function AddEntryButton({ label, secondary = false, onClick }: AddEntryButtonProps) {
  return (
    <Button type={secondary ? 'default' : 'primary'} icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}
