import { DeleteOutlined } from '@ant-design/icons';
import { IconButton } from './icon-button.tsx';
import { useConfirm } from './use-confirm.tsx';

interface DeleteIconProps {
  readonly label: string;
  /** Names the thing and what is lost. */
  readonly question: { readonly title: string; readonly consequence: string; readonly verb: string };
  readonly size?: 'small' | 'middle';
  readonly onDelete: () => unknown;
}

/** Deletes a thing after asking. */
export function DeleteIcon({ label, question, size = 'middle', onDelete }: DeleteIconProps) {
  const confirm = useConfirm();
  const ask = () => confirm({ ...question, danger: true, onConfirm: onDelete });
  return <IconButton size={size} label={label} icon={<DeleteOutlined />} onClick={ask} />;
}
