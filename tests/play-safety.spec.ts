import { readFileSync } from 'node:fs';
import {
  SLOW,
  code,
  linkTo,
  logsOf,
  panel,
  preview,
  run,
  status,
  tab,
  write,
} from './support/playground';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

test.describe('code in the playground', () => {
  test('reaches neither the page nor what belongs to it', async ({ page }) => {
    const logs = await logsOf(
      page,
      `const tried = async (name: string, act: () => unknown) => {
  try { await act(); console.log(name, 'reached'); } catch (error) { console.log(name, 'refused'); }
};
tried('document', () => window.parent.document.body);
tried('top', () => { window.top!.document.title = 'mine'; });
tried('cookies', () => document.cookie);
tried('databases', () => indexedDB.open('a'));
await tried('caches', () => caches.open('a'));
await tried('worker of the site', () => navigator.serviceWorker.getRegistrations());
tried('own frame', () => { if (!window.frameElement) throw 0; });
tried('opener', () => { if (!window.opener) throw 0; });
tried('peers', () => new RTCPeerConnection());
tried('registry', () => (window.parent as any).siteBoot);
console.log('end of sample');`,
    );
    expect(logs).not.toContain('reached');
    expect(logs.match(/refused/g)).toHaveLength(10);
  });

  test('has a storage of its own, and never that of the site', async ({
    page,
  }) => {
    await page.goto('/play');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'of the site');
      sessionStorage.setItem('secret', 'of the site');
    });
    const logs = await logsOf(
      page,
      `console.log('found', localStorage.getItem('secret'), sessionStorage.getItem('secret'));
localStorage.setItem('mine', '1');
console.log('kept', localStorage.getItem('mine'), localStorage.length);
const channel = new BroadcastChannel('site');
channel.postMessage('hello');
console.log('end of sample');`,
    );
    expect(logs).toContain('found null null');
    expect(logs).toContain('kept 1 1');
    expect(await page.evaluate(() => localStorage.getItem('mine'))).toBeNull();
  });

  test('that takes for ever to read freezes nothing, and is not read before Run', async ({
    page,
  }) => {
    const deep = `const a = ${'<any>('.repeat(40)}1${')'.repeat(40)};`;
    await page.goto(linkTo(deep, { rules: { 'no-zone-run-apis': [] } }));
    await expect(panel(page, 'Lint')).toContainText('Press Run', SLOW);
    await run(page);
    await expect(status(page)).toContainText('takes too long to read', SLOW);
    await expect(panel(page, 'Lint')).toContainText(
      'takes too long to read',
      SLOW,
    );
    await write(page, "console.log('alive');");
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console')).toContainText('alive', SLOW);
  });

  test('reaches no network', async ({ page, siteUrl }) => {
    // What is refused may be told as a request, and has no answer.
    const reached: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('leak')) reached.push(response.url());
    });
    const other = siteUrl.replace('localhost', '127.0.0.1');
    await page.goto(
      linkTo(`const to = (path: string) => '${siteUrl}leak-' + path;
const said: Record<string, string> = {};
await fetch(to('fetch')).then(() => (said['fetch'] = 'reached'), () => (said['fetch'] = 'refused'));
new Image().src = to('image');
navigator.sendBeacon(to('beacon'), 'x');
try { new WebSocket('ws://127.0.0.1:9/'); } catch {}
const link = document.createElement('link');
link.rel = 'stylesheet'; link.href = to('style'); document.head.append(link);
const script = document.createElement('script');
script.src = '${other}leak.js'; document.head.append(script);
const inner = document.createElement('iframe');
inner.src = to('frame'); document.body.append(inner);
try { new Worker(to('worker')); } catch {}
try { new SharedWorker(to('shared')); } catch {}
try { new EventSource(to('events')); } catch {}
try { const xhr = new XMLHttpRequest(); xhr.open('GET', to('xhr')); xhr.send(); } catch {}
try { new (window as any).WebTransport('https://127.0.0.1:9/'); } catch {}
const style = document.createElement('style');
style.textContent = '@import "' + to('import') + '"; @font-face { font-family: leak; src: url(' + to('font') + ') } body { font-family: leak; background: url(' + to('background') + ') }';
document.head.append(style);
for (const [name, attribute] of [['object', 'data'], ['embed', 'src'], ['video', 'src'], ['audio', 'src']]) {
  const part = document.createElement(name);
  part.setAttribute(attribute, to(name)); document.body.append(part);
}
const ping = document.createElement('a');
ping.href = '#here'; ping.setAttribute('ping', to('ping')); document.body.append(ping); ping.click();
for (const rel of ['prefetch', 'preload', 'dns-prefetch', 'preconnect', 'modulepreload', 'icon']) {
  const hint = document.createElement('link');
  hint.rel = rel; hint.href = to(rel); hint.setAttribute('as', 'script'); document.head.append(hint);
}
await new Function('path', 'return import(path)')(to('module')).catch(() => 0);
await new Promise((done) => setTimeout(done, 500));
console.log('fetch', said['fetch']);
console.log('end of sample');`),
    );
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console').getByText('end of sample')).toBeVisible(
      SLOW,
    );
    await expect(panel(page, 'Console')).toContainText('fetch refused');
    expect(reached).toEqual([]);
  });

  test('of a link that was shared on, unread, is asked about again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(linkTo("console.log('ran unasked');"));
    const asked = page.getByText('This code was shared with you.');
    await expect(asked).toBeVisible(SLOW);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: /Copied|Link/ })).toBeVisible(
      SLOW,
    );
    await page.reload();
    await expect(asked).toBeVisible(SLOW);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('leads the page nowhere and opens nothing', async ({
    page,
    context,
  }) => {
    let opened = 0;
    context.on('page', () => opened++);
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.goto(
      linkTo(`try { window.top!.location.href = '/docs/state'; } catch {}
try { window.open('/docs/state'); } catch {}
const link = document.createElement('a');
link.href = 'data:text/plain,x'; link.download = 'x.txt';
document.body.append(link); link.click();
const out = document.createElement('a');
out.href = '/docs/state'; out.target = '_blank';
document.body.append(out); out.click();
const form = document.createElement('form');
form.action = '/docs/state'; document.body.append(form);
try { form.submit(); } catch {}
alert('hello');
console.log('end of sample');`),
    );
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console').getByText('end of sample')).toBeVisible(
      SLOW,
    );
    await expect(page).toHaveURL(/\/play#code=/);
    expect([opened, downloads]).toEqual([0, 0]);
  });

  test('takes no keys from a reader who writes, and is taken away when it goes on trying', async ({
    page,
  }) => {
    await page.goto(
      linkTo(`const field = document.createElement('input');
document.body.append(field);
const grab = () => { field.blur(); window.focus(); field.focus(); console.log('tried'); };
field.addEventListener('input', () => console.log('stolen', field.value));
setTimeout(grab, 2000);
console.log('end of sample');`),
    );
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console').getByText('end of sample')).toBeVisible(
      SLOW,
    );
    await code(page).focus();
    await expect(panel(page, 'Console')).toContainText('tried', SLOW);
    await page.keyboard.type('mine');
    await expect(code(page)).toBeFocused();
    await expect(panel(page, 'Console')).not.toContainText('stolen');
    await write(
      page,
      `const field = document.createElement('input');
document.body.append(field);
setInterval(() => { field.blur(); window.focus(); field.focus(); }, 20);`,
    );
    await expect(status(page)).toContainText('kept taking the keyboard', SLOW);
    await page.keyboard.type('/');
    await expect(code(page)).toBeFocused();
  });

  test('that takes the keyboard while it is given back is taken away', async ({
    page,
  }) => {
    await page.goto(
      linkTo(`const field = document.createElement('input');
document.body.append(field);
setInterval(() => { window.focus(); field.focus(); }, 1);`),
    );
    await run(page);
    await expect(status(page)).toContainText('Ran without errors', SLOW);
    await code(page).click();
    await expect(status(page)).toContainText('kept taking the keyboard', SLOW);
    await page.keyboard.type('/');
    await expect(code(page)).toBeFocused();
  });

  test('has the focus when its reader has turned to it', async ({ page }) => {
    await page.goto(
      linkTo(`const field = document.createElement('input');
field.setAttribute('aria-label', 'Name');
document.body.append(field);`),
    );
    await run(page);
    const field = preview(page).getByRole('textbox', { name: 'Name' });
    await tab(page, 'Preview').click();
    await expect(field).toBeVisible(SLOW);
    await code(page).focus();
    await field.click();
    await page.keyboard.type('Ada');
    await expect(field).toHaveValue('Ada');
  });

  test('what it can let others know is said where it runs, where links are described, and where it is built', async ({
    page,
  }) => {
    const words = [
      /not.* this page|neither this page/,
      /what (?:this|the) site has stored/,
      /let others know that it runs/,
      /keep secrets out/,
    ];
    await page.goto('/play');
    const inPlay = await page.getByRole('main').innerText();
    await page.goto('/docs/contributing/playground-links');
    const inDocs = await page.getByRole('main').innerText();
    const inReadme = readFileSync('lib/playground/README.md', 'utf8');
    for (const text of [inPlay, inDocs]) {
      for (const word of words) expect(text).toMatch(word);
      expect(text).not.toMatch(/cannot reach the network|sent to a server/i);
    }
    for (const word of words.slice(1)) expect(inReadme).toMatch(word);
  });

  test('that leaves its frame is taken away', async ({ page }) => {
    await page.goto(linkTo("location.href = '/play/frame';"));
    await run(page);
    await expect(status(page)).toContainText(
      'navigated the preview to another address',
      SLOW,
    );
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('and anyone else may say what they want: the page listens to its frame alone', async ({
    page,
    complaints,
  }) => {
    await page.goto(linkTo("console.log('end of sample');"));
    await run(page);
    await tab(page, 'Console').click();
    await expect(panel(page, 'Console').getByText('end of sample')).toBeVisible(
      SLOW,
    );
    const before = await panel(page, 'Console').innerText();
    await page.evaluate(() => {
      for (const data of [
        {
          run: 1,
          kind: 'log',
          level: 'log',
          text: 'forged',
          file: 'a',
          line: 1,
        },
        { kind: 'done' },
        null,
        'playground',
      ]) {
        window.postMessage(data, '*');
      }
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await panel(page, 'Console').innerText()).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('says what it wants over its own port only, and only in shape', async ({
    page,
    complaints,
  }) => {
    const logs = await logsOf(
      page,
      `for (const data of [{ kind: 'done', run: 1, isMounted: true }, { kind: 'log', run: 1, level: 'log', text: 'forged', file: '', line: 0 }, 'playground']) {
  window.parent.postMessage(data, '*');
}
const port = new MessageChannel();
window.postMessage('playground', '*', [port.port2]);
port.port1.onmessage = () => console.log('a second page was greeted');
port.port1.postMessage('ping');
await new Promise((done) => setTimeout(done, 200));
console.log({ text: 'x'.repeat(30000) });
console.log('end of sample');`,
    );
    expect(logs).not.toContain('forged');
    expect(logs).not.toContain('greeted');
    expect(logs).toContain('…');
    expect(complaints).toEqual([]);
  });

  test('says more than a browser can draw: the page shows the beginning of each', async ({
    page,
  }) => {
    await logsOf(
      page,
      `console.log('end of sample');
for (let i = 0; i < 400; i++) console.log(i, ' word'.repeat(6_000));`,
    );
    const logs = panel(page, 'Console');
    await expect(logs).toContainText('399  word word', SLOW);
    expect((await logs.textContent())?.length).toBeLessThan(300_000);
    // What is out of sight is not laid out.
    expect((await logs.innerText()).length).toBeLessThan(100_000);
    const notes = await page.locator('.play-note').allTextContents();
    expect(notes.join('').length).toBeLessThan(60_000);
  });

  for (const [what, text] of Object.entries({
    'values of one line': `for (let n = 0; n < 20_000; n++) {
  n; // => 1
}`,
    'failures of promises': `for (let n = 0; n < 20_000; n++) Promise.reject(new Error('no'));`,
    'failures with long texts': `for (let n = 0; n < 2_000; n++) Promise.reject(new Error('x'.repeat(30_000)));`,
    lines: `for (let n = 0; n < 20_000; n++) console.log(n);`,
  }))
    test(`sends ${what}, however many, as few messages`, async ({ page }) => {
      await page.addInitScript(() => {
        const { MessageChannel: Original } = window;
        window.MessageChannel = class extends Original {
          constructor() {
            super();
            this.port1.addEventListener('message', () => {
              window.name += '.';
            });
          }
        };
      });
      await page.goto(linkTo(text));
      await run(page);
      await expect(status(page)).toContainText(/Failed|Done/, SLOW);
      await page.waitForTimeout(1000);
      const heard = await page.evaluate(() => window.name.length);
      expect(heard).toBeGreaterThan(100);
      expect(heard).toBeLessThan(1200);
    });

  test('shows where it holds what is not seen', async ({ page }) => {
    const unseen = ['\u202E', '\u2066', '\u200B', '\u2063', '\u00AD'];
    const names = ['\u{E0041}', '\u{E0101}', '\u3164', '\uE000', '\uFE01'];
    await page.goto(linkTo(`// 👩‍👧 ❤️ ${[...unseen, ...names].join('a')}`));
    await code(page).waitFor(SLOW);
    await expect(page.locator('.cm-specialChar')).toHaveCount(10);
  });

  test('fails with a text of any length', async ({ page }) => {
    await page.goto(linkTo("throw new Error('x'.repeat(30_000));"));
    await run(page);
    await expect(status(page)).toContainText('Error: xxx', SLOW);
  });

  test('an address that names what is not there opens nothing', async ({
    page,
    siteUrl,
    complaints,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const name of [
      '/../../evil:1',
      '/../play-samples/home:0',
      '/docs/./state:0',
      '/docs/state/..%2f..%2fhome:0',
      '//example.com/evil:1',
      'https://example.com/evil:1',
      'javascript:alert(1):1',
      '/docs/state%00:1',
      '/docs/state:__proto__',
      '/docs/state:999999',
      `/${'a'.repeat(5000)}:1`,
    ]) {
      for (const kind of ['sample', 'tutorial']) {
        await page.goto(`/play?${kind}=${encodeURIComponent(name)}`);
        await expect(status(page), name.slice(0, 30)).toContainText(
          `There is no such ${kind}`,
        );
      }
    }
    expect(asked.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
    // A sample that is not there is asked for at the site, which says so.
    const odd = complaints.filter((one) => !one.includes('404'));
    expect(odd).toEqual([]);
  });

  test('does not start where the frame is opened by itself', async ({
    page,
  }) => {
    await page.goto('/play/frame');
    const answer = await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((done) => {
        port1.onmessage = () => done('answered');
        setTimeout(() => done('silent'), 500);
      });
      window.postMessage('playground', '*', [port2]);
      port1.postMessage('ping');
      return answer;
    });
    expect(answer).toBe('silent');
  });
});
