// Takes the network away from the process in which samples run, but for servers on this machine that a sample starts
// itself. What the permissions of Node do not know is refused here, at the place that all clients go through.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES = new Set(['localhost', LOOPBACK, '::1', '[::1]']);

// Taken before time is made virtual.
const { setImmediate } = globalThis;

/** @type {Set<number>} */
const ownPorts = new Set();
/** @type {Set<net.Socket>} */
const connecting = new Set();

/** Whether a sample is on its way to a server of its own, which takes real time and no virtual one. */
export const isConnecting = () => connecting.size > 0;

/** What one sample has left on its way is no matter of the next. */
export const forgetConnections = () => connecting.clear();

/** Has to be called before any code of a sample is read. */
export function removeNetwork() {
  guardConnections();
  guardServers();
  guardNames(dns);
  guardNames(dns.promises);
  dgram.createSocket = () => {
    throw refusal('UDP');
  };
  dgram.Socket = undefined;
  syncBuiltinESMExports();
}

function guardConnections() {
  const { connect } = net.Socket.prototype;
  seal(net.Socket.prototype, 'connect', function (...args) {
    const { path, host = 'localhost', port } = optionsOf(args);
    const isOwn =
      path === undefined &&
      LOOPBACK_NAMES.has(host) &&
      ownPorts.has(Number(port));
    if (isOwn) {
      connecting.add(this);
      const end = () => connecting.delete(this);
      this.once('connect', end).once('close', end);
      return connect.apply(this, args);
    }
    // As with a server that refuses: not before those who wait have begun to listen.
    this.connecting = true;
    setImmediate(() => this.destroy(refusal(path ?? `${host}:${port}`)));
    return this;
  });
}

function guardServers() {
  const { listen } = net.Server.prototype;
  seal(net.Server.prototype, 'listen', function (...args) {
    const { path, fd, host = LOOPBACK, port = 0 } = optionsOf(args);
    if (path !== undefined || fd !== undefined || !LOOPBACK_NAMES.has(host)) {
      throw refusal(path ?? host ?? 'a handle');
    }
    this.once('listening', () => ownPorts.add(this.address().port));
    const callback = args.find((arg) => typeof arg === 'function');
    return listen.call(this, { host: LOOPBACK, port }, callback);
  });
}

/** Names are asked of other machines as well. */
function guardNames(module) {
  const { lookup } = module;
  for (const name of Object.keys(module)) {
    if (!/^(?:resolve|reverse|lookup)/.test(name)) continue;
    module[name] = (host, ...rest) => {
      if (name === 'lookup' && LOOPBACK_NAMES.has(host))
        return lookup(host, ...rest);
      throw refusal(`the name ${host}`);
    };
  }
  module.Resolver = undefined;
}

/** The forms in which Node takes where to connect or to listen: options, a port with a host, a path. */
function optionsOf([first, second]) {
  if (Array.isArray(first)) return optionsOf(first);
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return {
    port: typeof first === 'function' ? undefined : first,
    host: typeof second === 'string' ? second : undefined,
  };
}

function seal(target, key, value) {
  Object.defineProperty(target, key, {
    value,
    writable: false,
    configurable: false,
  });
}

function refusal(what) {
  return new Error(
    `samples have no network (asked for: ${what}). Start a server on 127.0.0.1 in the sample, or provide a value instead of a call`,
  );
}
