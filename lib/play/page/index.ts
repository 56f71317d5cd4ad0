/** The playground of the page /play: editor, results and what connects them. */

export { toHash } from '../link';
export { showPlayground } from './playground';
