/** A program that tries to reach a network and to run code outside of the engine, and logs "reached" if it can. */
export const WAYS_OUT = `const to = (path: string) => 'http://127.0.0.1:9/' + path;
const tried = async (act: () => unknown) => { try { await act(); console.log('reached', String(act)); } catch {} };
await tried(() => fetch(to('fetch'), { mode: 'no-cors' }));
await tried(() => new Worker(URL.createObjectURL(new Blob(['0']))).onmessage!.call);
await tried(() => new RTCPeerConnection());
const blocked: string[] = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI));
new Image().src = to('image');
const style = document.createElement('link');
style.rel = 'stylesheet'; style.href = to('style'); document.head.append(style);
const script = document.createElement('script');
script.src = to('script'); document.head.append(script);
const text = document.createElement('script');
text.textContent = "console.log('reached', 'text')"; document.head.append(text);
// A document inside could have what was taken from this one.
const call = "parent.postMessage('inside', '*')";
const blob = URL.createObjectURL(new Blob([call], { type: 'text/javascript' }));
const inner = document.createElement('iframe');
inner.srcdoc = '<script>' + call + '</' + 'script><script src="' + blob + '"></' + 'script><script type="module" src="' + blob + '"></' + 'script>';
document.body.append(inner);
window.addEventListener('message', ({ data }) => { if (data === 'inside') console.log('reached', data); });
await new Promise((done) => setTimeout(done, 1000));
for (const path of ['image', 'style', 'script']) {
  if (!blocked.some((uri) => uri.startsWith('http://127.0.0.1:9'))) console.log('reached', path);
}
console.log('end of sample');`;
