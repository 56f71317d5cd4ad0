/** Lets work run beside other work, or alone; what was asked for first begins first. */
export class Turns {
  #alone: Promise<unknown> = Promise.resolve();
  #together: Promise<unknown>[] = [];

  together<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#alone.then(work);
    this.#together.push(result.catch(() => undefined));
    return result;
  }

  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = [this.#alone, ...this.#together];
    const result = Promise.all(before).then(work);
    this.#alone = result.catch(() => undefined);
    this.#together = [];
    return result;
  }
}
