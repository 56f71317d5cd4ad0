import { SLOW, linkTo, preview, run } from '../support/playground';
import { expect, test } from '../support/variants';

const COUNTER = `import { Component } from '@angular/core';
import { rxState } from '@rx-angular/state';
import { RxLet } from '@rx-angular/template/let';

@Component({
  selector: 'app-counter',
  imports: [RxLet],
  template: '<button (click)="add()">Add</button><p *rxLet="count$; let n">Count: {{ n }}</p>',
})
export class Counter {
  readonly state = rxState<{ n: number }>(({ set }) => set({ n: 0 }));
  readonly count$ = this.state.select('n');
  add() { this.state.set('n', ({ n }) => n + 1); }
}`;

test('the playground finds its frame and its packages below a base path', async ({
  page,
  at,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.goto(at(linkTo(COUNTER)));
  await run(page);
  const frame = preview(page);
  await expect(frame.getByText('Count: 0')).toBeVisible(SLOW);
  await frame.getByRole('button', { name: 'Add' }).click();
  await expect(frame.getByText('Count: 1')).toBeVisible();
  expect(complaints).toEqual([]);
});
