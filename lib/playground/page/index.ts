/** The playground of the page /play: editor, results and what connects them. */

export { showPlayground } from './playground';
