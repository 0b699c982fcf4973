import { expect, test } from 'vitest';
import { readReviewAddress } from './review-address.ts';

const read = (search: string) => readReviewAddress(new URLSearchParams(search));

test('the address of the review page names the list, its filters and the open document', () => {
  const id = '0b9ce3a2-58de-4c04-9d5e-1d2d0f3a2b11';
  expect(read(`list=rejected&search=tax&case=${id}&type=tax_returns&age=48&document=${id}&stage=end`)).toEqual({
    list: 'rejected',
    filters: { search: 'tax', case_id: id, doc_type: 'tax_returns', min_age_hours: 48 },
    chosen: id,
    stage: 'end',
  });
});

test('an address with unknown values shows all pending documents', () => {
  const usual = { list: 'pending', filters: {}, chosen: null, stage: 'start' };
  expect(read('')).toEqual(usual);
  expect(read('list=x&case=1&type=x&age=7&document=x&stage=x')).toEqual(usual);
});
