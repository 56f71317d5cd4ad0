import { format } from 'prettier';
import { writeChanged } from '@/lib/base/files';
import { readOptions } from '@/scripts/setup/options';
import { editorSchemas } from './editor-schemas';

const USAGE = `Writes what editors know of heads and data files, made from what checks them.

npm run record schemas`;

readOptions(USAGE, {});
for (const { path, text } of editorSchemas()) {
  writeChanged([{ path, text: await format(text, { parser: 'json' }) }]);
}
