import { alignWindow } from '@transloom/core/alignment/align-sentences';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';

/** Entry of the process in which texts are aligned: it takes a processor for seconds. */
serveTasks(alignWindow);
