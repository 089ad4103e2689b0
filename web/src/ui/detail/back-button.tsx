import { ArrowLeftOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '../icon-button.tsx';

interface BackButtonProps {
  /** Path of the list, which shows itself as it was left. */
  readonly to: string;
  readonly label: string;
}

export function BackButton({ to, label }: BackButtonProps) {
  const navigate = useNavigate();
  return <IconButton label={label} icon={<ArrowLeftOutlined />} onClick={() => void navigate({ to })} />;
}
