/** Every command in the order of `package.json`, as authors look for them. A test compares the two. */
export const COMMANDS: Readonly<Record<string, Record<string, string>>> = {
  'Look at the site': {
    help: 'this list',
    dev: 'serves the site while you write, with mistakes on the page',
    start: 'builds the site as it is published, and serves it',
    build: 'writes the export to out',
    serve: 'serves out as a host does',
  },
  Write: {
    new: 'a page, a post or a component that is valid: npm run new doc',
    move: 'a page or a folder, with links, order and redirects',
    remove: 'a page, and leads its address on',
    format: 'formats all files',
  },
  Check: {
    'check:content': 'texts and data files; -- --fix applies the fixes',
    samples: 'samples that changed, and records what they do',
    'check:lint': 'rules of the code',
    'check:types': 'types of the code',
    'check:format': 'whether all files are formatted',
    'check:export': 'links, anchors, feeds and budgets of out',
    'check:budgets': 'bytes that readers load',
    'check:api': 'pages and records against the installed packages',
  },
  Test: {
    test: 'what a change needs, in minutes',
    'test:all': 'everything, as the nightly run does',
    'test:unit': 'tests without a browser; a path after -- runs some of them',
    'test:engines': 'what readers do, in Firefox and WebKit, where they are',
    browser: 'finds or installs a browser for samples and tests',
  },
  'Keep up with releases': {
    upgrade:
      'a package: versions, facts, samples, and what changes for readers',
    record:
      'facts, API or lab of the installed packages anew, or the schemas for editors',
    measure: 'sizes, loads, navigation and search',
  },
};
