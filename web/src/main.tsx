import { createRoot } from 'react-dom/client';
import { makeQueryClient } from './api/query-client.ts';
import { AppRoot } from './app/app-root.tsx';
import { loadComponentTexts } from './i18n/component-texts.ts';
import { startFormats } from './i18n/format.ts';
import { startTexts } from './i18n/i18next.ts';
import { currentBrightness } from './ui/theme-choice.ts';
import { applyTheme } from './ui/theme-variables.ts';
import './ui/global.css';

// zod tries `new Function` where it may; the content policy forbids that and browsers would report the try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

applyTheme(currentBrightness());
const [componentTexts] = await Promise.all([loadComponentTexts(), startTexts(), startFormats()]);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(<AppRoot client={makeQueryClient()} componentTexts={componentTexts} />);
