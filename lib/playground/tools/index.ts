/** What is done with the code of readers, in a worker of the page: code can be written that takes for ever to read. */

export { compileAll, type Built } from './compile-all';
export { toolsWith, type Tools } from './tools';
