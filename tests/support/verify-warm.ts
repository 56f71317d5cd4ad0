import { verifySamples } from '@/lib/samples/verify';
import type { VerifyResult } from '@/lib/samples/verify';

let previous: VerifyResult['program'];

/** Checks samples with what the tests before it have parsed of the packages, which is most of a check from nothing. */
export async function verifyWarm(
  options: Parameters<typeof verifySamples>[0],
): Promise<VerifyResult> {
  const result = await verifySamples({ ...options, previous });
  previous = result.program;
  return result;
}
