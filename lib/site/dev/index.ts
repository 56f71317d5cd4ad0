/** Reports for authors while they write. */

export * from './dev-reports';
export * from './page-moves';
