import type { PreviewMode, TranslationDocument } from '@transloom/contracts/documents';
import { Drawer } from 'antd';
import { useState } from 'react';
import styles from './document-preview-drawer.module.css';
import { usePreview } from './preview.queries.ts';
import { PreviewView } from './preview-view.tsx';
import { SideSwitch } from './side-switch.tsx';

interface DocumentPreviewDrawerProps {
  /** Null while nothing is looked at. */
  readonly document: TranslationDocument | null;
  readonly onClose: () => void;
}

/** How a document looks, beside the list it stands in. */
export function DocumentPreviewDrawer({ document, onClose }: DocumentPreviewDrawerProps) {
  const [side, setSide] = useState<PreviewMode>('target');
  return (
    <Drawer
      open={document !== null}
      onClose={onClose}
      title={document?.name}
      extra={<SideSwitch side={side} onChange={setSide} />}
      size={880}
      destroyOnHidden
      classNames={{ body: styles['body'] ?? '' }}
    >
      {document ? <Preview key={document.documentId} document={document} side={side} /> : null}
    </Drawer>
  );
}

interface PreviewProps {
  readonly document: TranslationDocument;
  readonly side: PreviewMode;
}

function Preview({ document, side }: PreviewProps) {
  const { documentId, sourceLanguage, targetLanguage } = document;
  const language = side === 'source' ? sourceLanguage : targetLanguage;
  return <PreviewView query={usePreview(documentId, side)} side={side} language={language} />;
}
