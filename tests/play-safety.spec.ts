import {
  SLOW,
  linkTo,
  logsOf,
  panel,
  run,
  status,
  tab,
} from './support/playground';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

test.describe('code in the playground', () => {
  test('reaches neither the page nor what belongs to it', async ({ page }) => {
    const logs = await logsOf(
      page,
      `const tried = (name: string, act: () => unknown) => {
  try { act(); console.log(name, 'reached'); } catch (error) { console.log(name, 'refused'); }
};
tried('document', () => window.parent.document.body);
tried('top', () => { window.top!.document.title = 'mine'; });
tried('storage', () => localStorage.length);
tried('session', () => sessionStorage.length);
tried('cookies', () => document.cookie);
tried('databases', () => indexedDB.open('a'));
tried('peers', () => new RTCPeerConnection());
tried('registry', () => (window.parent as any).siteBoot);
console.log('end of sample');`,
    );
    expect(logs).not.toContain('reached');
    expect(logs.match(/refused/g)).toHaveLength(8);
  });

  test('reaches no network', async ({ page, siteUrl }) => {
    const reached: string[] = [];
    await page.route(/leak|:9\//, (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
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
script.src = 'https://example.com/leak.js'; document.head.append(script);
const inner = document.createElement('iframe');
inner.src = to('frame'); document.body.append(inner);
try { new Worker(to('worker')); } catch {}
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

  test('that leaves its frame is taken away', async ({ page }) => {
    await page.goto(linkTo("location.href = '/play/frame';"));
    await run(page);
    await expect(status(page)).toContainText(
      'led the preview to another address',
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
        'rx-angular-play',
      ]) {
        window.postMessage(data, '*');
      }
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await panel(page, 'Console').innerText()).toBe(before);
    expect(complaints).toEqual([]);
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
      window.postMessage('rx-angular-play', '*', [port2]);
      port1.postMessage('ping');
      return answer;
    });
    expect(answer).toBe('silent');
  });
});
