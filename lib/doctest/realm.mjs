// What every piece of code shares: the globals, and the prototypes behind literals. Uses nothing of it while it looks,
// as a sample may have changed it.
const {
  create,
  defineProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  setPrototypeOf,
} = Object;
const { deleteProperty, ownKeys } = Reflect;
const { is } = Object;

/** Prototypes that no global names. */
const HIDDEN = [
  getPrototypeOf(Int8Array),
  getPrototypeOf(getPrototypeOf([][Symbol.iterator]())),
  getPrototypeOf([][Symbol.iterator]()),
  getPrototypeOf(new Map()[Symbol.iterator]()),
  getPrototypeOf(new Set()[Symbol.iterator]()),
  getPrototypeOf(''[Symbol.iterator]()),
  getPrototypeOf(async () => {}).constructor,
  getPrototypeOf(function* () {}).constructor,
  getPrototypeOf(async function* () {}).constructor,
  getPrototypeOf((function* () {})()),
  getPrototypeOf((async function* () {})()),
];

// Taken stock of before any package is loaded: those may go on changing what they have brought.
wakeLazyGlobals();
const BUILT_IN = collectTargets(globalThis).concat(HIDDEN);

/**
 * Remembers the realm as it is.
 *
 * @param {object | undefined} window that of the document, when there is one
 * @returns {() => boolean} puts back what has changed since then, and tells whether anything had
 */
export function keepRealm(window) {
  const targets = new Set(BUILT_IN);
  if (window) collectTargets(window).forEach((one) => targets.add(one));
  const records = [...targets].map(recordOf);
  return () => {
    let hasChanged = false;
    for (let index = 0; index < records.length; index++) {
      if (putBack(records[index])) hasChanged = true;
    }
    return hasChanged;
  };
}

/** Some replace themselves when they are asked for, which is no change that a sample has made. */
function wakeLazyGlobals() {
  for (const name of ownKeys(globalThis)) {
    try {
      void globalThis[name];
    } catch {
      // One that may not be asked for does not change either.
    }
  }
}

/** A global object, the objects that it names, and the prototypes of the classes among them. */
function collectTargets(global) {
  const named = ownKeys(global).map(
    (name) => getOwnPropertyDescriptor(global, name)?.value,
  );
  const prototypes = named.map((one) =>
    typeof one === 'function'
      ? getOwnPropertyDescriptor(one, 'prototype')?.value
      : undefined,
  );
  return [global, ...named, ...prototypes].filter(
    (target) =>
      (typeof target === 'object' && target !== null) ||
      typeof target === 'function',
  );
}

function recordOf(target) {
  const known = create(null);
  for (const key of ownKeys(target)) known[key] = describe(target, key);
  return { target, known, proto: getPrototypeOf(target) };
}

/** Without a prototype of its own, a description says nothing that a changed prototype would add. */
function describe(target, key) {
  const descriptor = getOwnPropertyDescriptor(target, key);
  return descriptor && setPrototypeOf(descriptor, null);
}

function putBack({ target, known, proto }) {
  let hasChanged = false;
  if (getPrototypeOf(target) !== proto) {
    hasChanged = true;
    setPrototypeOf(target, proto);
  }
  const now = ownKeys(target);
  for (let index = 0; index < now.length; index++) {
    if (known[now[index]]) continue;
    hasChanged = true;
    // A package that was loaded just now needs the globals that it brought.
    if (target !== globalThis) deleteProperty(target, now[index]);
  }
  const before = ownKeys(known);
  for (let index = 0; index < before.length; index++) {
    const key = before[index];
    if (isSame(known[key], describe(target, key))) continue;
    hasChanged = true;
    try {
      defineProperty(target, key, known[key]);
    } catch {
      // Made final by the sample: the next one gets a process of its own.
    }
  }
  return hasChanged;
}

function isSame(before, now) {
  return (
    now !== undefined &&
    is(before.value, now.value) &&
    before.get === now.get &&
    before.set === now.set &&
    before.enumerable === now.enumerable &&
    before.configurable === now.configurable &&
    before.writable === now.writable
  );
}
