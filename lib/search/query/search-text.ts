let loading: Promise<readonly string[]> | undefined;

/** Loads the text of all sections, once a session; a failure is forgotten, so the next call tries again. */
export function loadSearchText(url: string): Promise<readonly string[]> {
  loading ??= fetchTexts(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchTexts(url: string): Promise<readonly string[]> {
  const response = await fetch(url);
  const file: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(file) || !file.every((text) => typeof text === 'string')) {
    throw new Error(`[site] ${url} is not the text of the sections.`);
  }
  return file;
}
