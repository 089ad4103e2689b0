import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const fontSizes = { smallest: 12, normal: 15, largest: 24 };
const panelWidths = { narrowest: 320, normal: 360, widest: 480 };
const previewHeights = { lowest: 160, normal: 320, gridLeft: 240 };
const rowSpaces = { dense: '5px', comfortable: '12px' };
const storedUnder = 'transloom.editor-look';

interface EditorLook {
  /** In px. */
  readonly fontSize: number;
  readonly panelWidth: number;
  readonly previewOpen: boolean;
  readonly previewHeight: number;
  /** Rows with more space around their texts. */
  readonly comfortable: boolean;
}

/** Size of the text, width of the panel and height of the preview, as this browser had them last. */
export function useEditorLook() {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const [look, setLook] = useState(readLook);
  const change = (next: EditorLook): void => {
    setLook(next);
    localStorage.setItem(storedUnder, JSON.stringify(next));
  };
  return {
    panelWidth: look.panelWidth,
    previewOpen: look.previewOpen,
    previewHeight: look.previewHeight,
    comfortable: look.comfortable,
    style: {
      '--editor-font-size': `${look.fontSize}px`,
      '--panel-width': `${look.panelWidth}px`,
      '--editor-row-space': look.comfortable ? rowSpaces.comfortable : rowSpaces.dense,
      '--preview-height': `${look.previewHeight}px`,
    },
    changeFontSize(step: 1 | -1) {
      const fontSize = look.fontSize + step;
      if (fontSize > fontSizes.largest) message.info(t('fontSize.largest'));
      else if (fontSize < fontSizes.smallest) message.info(t('fontSize.smallest'));
      else change({ ...look, fontSize });
    },
    changePanelWidth(width: number) {
      const panelWidth = Math.round(Math.min(panelWidths.widest, Math.max(panelWidths.narrowest, width)));
      change({ ...look, panelWidth });
    },
    changeRowSpace: () => change({ ...look, comfortable: !look.comfortable }),
    showPreview: (previewOpen: boolean) => change({ ...look, previewOpen }),
    changePreviewHeight(height: number) {
      const highest = Math.max(previewHeights.lowest, window.innerHeight - previewHeights.gridLeft);
      const previewHeight = Math.round(Math.min(highest, Math.max(previewHeights.lowest, height)));
      change({ ...look, previewHeight });
    },
  };
}

function readLook(): EditorLook {
  try {
    const stored = JSON.parse(localStorage.getItem(storedUnder) ?? '{}') as Partial<EditorLook>;
    return {
      fontSize: stored.fontSize ?? fontSizes.normal,
      panelWidth: stored.panelWidth ?? panelWidths.normal,
      previewOpen: stored.previewOpen ?? false,
      previewHeight: stored.previewHeight ?? previewHeights.normal,
      comfortable: stored.comfortable ?? false,
    };
  } catch {
    return {
      fontSize: fontSizes.normal,
      panelWidth: panelWidths.normal,
      previewOpen: false,
      previewHeight: previewHeights.normal,
      comfortable: false,
    };
  }
}
