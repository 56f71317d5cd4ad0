import {
  ensureTool,
  findOnPath,
  installPackage,
  isExecutable,
  run,
} from './ensure-tool';
import { hasBrotliModule } from '@/tests/support/run-nginx';

const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';

const candidates = (): string[] => [
  ...findOnPath(['nginx']),
  ...['/usr/sbin/nginx'].filter(isExecutable),
];

const nginx = await ensureTool(
  [
    { name: 'the nginx of this machine', candidates },
    {
      name: "Debian's package of nginx",
      prepare: () => installPackage('nginx-light'),
      candidates,
    },
  ],
  (path) => run(path, ['-v']),
  console.log,
);

if (nginx && !hasBrotliModule() && !installPackage(BROTLI_PACKAGE)) {
  console.log(
    'WARNING: this nginx has no brotli module: one of its tests is SKIPPED.',
  );
}
console.log(
  nginx
    ? `nginx for the tests: ${nginx.source} (${nginx.path}).`
    : 'WARNING: no nginx on this machine and no right to install it: the nginx tests are SKIPPED.',
);
