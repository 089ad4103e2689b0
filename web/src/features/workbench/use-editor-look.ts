import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const fontSizes = { smallest: 12, normal: 15, largest: 24 };
const panelWidths = { narrowest: 320, normal: 360, widest: 480 };
const storedUnder = 'transloom.editor-look';

interface EditorLook {
  /** In px. */
  readonly fontSize: number;
  readonly panelWidth: number;
}

/** Size of the text and width of the panel, as this browser had them last. */
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
    style: { '--editor-font-size': `${look.fontSize}px`, '--panel-width': `${look.panelWidth}px` },
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
  };
}

function readLook(): EditorLook {
  try {
    const stored = JSON.parse(localStorage.getItem(storedUnder) ?? '{}') as Partial<EditorLook>;
    return {
      fontSize: stored.fontSize ?? fontSizes.normal,
      panelWidth: stored.panelWidth ?? panelWidths.normal,
    };
  } catch {
    return { fontSize: fontSizes.normal, panelWidth: panelWidths.normal };
  }
}
