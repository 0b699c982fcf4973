import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slot, Slottable } from './slot.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

test('a slot renders its child link with the classes and styles of both', () => {
  const link = (
    <Slot className="button" style={{ color: 'red', margin: 0 }} title="Outer">
      <a className="own" style={{ color: 'blue' }} title="Own" href="/cases">
        All cases
      </a>
    </Slot>
  );
  expect(html(link)).toBe('<a class="button own" style="color:blue;margin:0" title="Own" href="/cases">All cases</a>');
});

test('a slot moves content beside a slottable link into the link', () => {
  const link = (
    <Slot>
      <i>Busy</i>
      <Slottable>
        <a href="/cases">All {3} cases</a>
      </Slottable>
    </Slot>
  );
  expect(html(link)).toBe('<a href="/cases"><i>Busy</i>All 3 cases</a>');
});

test('a slot fills an empty slottable link with the content beside it', () => {
  const tile = (
    <Slot>
      <b>Cases</b>
      <Slottable>
        <a href="/cases" aria-label={undefined} />
      </Slottable>
    </Slot>
  );
  expect(html(tile)).toBe('<a href="/cases"><b>Cases</b></a>');
});

test('a slot throws when its child is not a single element', () => {
  expect(() => html(<Slot>All cases</Slot>)).toThrow('single React element');
});
