import { FileTextOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { TranslationDocument } from '@transloom/contracts/documents';
import { formatBytes } from '../../i18n/format.ts';
import { useAllows } from '../../session/permissions.ts';
import { FileName } from '../../ui/file-name.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './document-name.module.css';
import { canOpen } from './document-state.ts';

/** The name of a file, which opens the editor, with its type and size. */
export function DocumentName({ document }: { readonly document: TranslationDocument }) {
  const allows = useAllows();
  const { documentId, name, format, bytes } = document;
  return (
    <div className={styles['name']}>
      <FileTextOutlined className={styles['icon'] ?? ''} aria-hidden />
      <div className={styles['words']}>
        {canOpen(document) && allows('project:editRouter') ? (
          <Link to="/workbench/editer" search={{ documentId }} className={styles['link']}>
            <FileName name={name} />
          </Link>
        ) : (
          <Text size="table" truncate as="div">
            <FileName name={name} />
          </Text>
        )}
        <Text size="small" tone="tertiary" as="div">
          {format ? `${format.toUpperCase()} · ` : null}
          {formatBytes(bytes)}
        </Text>
      </div>
    </div>
  );
}
