/** What the site offers to agents: an index for their instructions, and skills. */

export { AGENTS_INDEX_PATH, renderAgentsIndex } from './agents-index';
export { listSkills, readSkills, SKILLS_PATH } from './skills';
export type { Skill } from './skills';
