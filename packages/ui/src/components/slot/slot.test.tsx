import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slot, Slottable } from './slot.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

test('what is rendered as a link is the link, with the classes and styles of both', () => {
  const link = (
    <Slot className="button" style={{ color: 'red', margin: 0 }} title="Outer">
      <a className="own" style={{ color: 'blue' }} title="Own" href="/cases">
        All cases
      </a>
    </Slot>
  );
  expect(html(link)).toBe('<a class="button own" style="color:blue;margin:0" title="Own" href="/cases">All cases</a>');
});

test('what stands beside the words of a link goes into it', () => {
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

test('an empty link takes what is put into it', () => {
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

test('two links, or none, are a mistake', () => {
  expect(() => html(<Slot>All cases</Slot>)).toThrow('single React element');
});
