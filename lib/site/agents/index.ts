/** What the site offers to agents: an index for their instructions, and skills. */

export * from './agents-index';
export * from './skills';
