type Versions = Readonly<Record<string, string>>;

/**
 * What a reader has to know of code that was written with other packages than it runs with.
 *
 * @param written by the names of packages, as a link names them
 * @param here what the code runs with
 * @returns nothing where no package differs
 */
export function describeOtherVersions(
  written: Versions,
  here: Versions,
): string | undefined {
  const others = Object.entries(written).flatMap(([name, version]) =>
    !Object.hasOwn(here, name) || here[name] === version
      ? []
      : [`${name} ${version} (here ${here[name]})`],
  );
  return others.length === 0
    ? undefined
    : `This code was written with ${others.join(', ')}. It runs with the versions of this site, so it may do something else.`;
}
