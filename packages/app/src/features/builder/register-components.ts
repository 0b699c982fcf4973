import { type CodeComponentMeta, registerComponent } from '@plasmicapp/host';
import { Badge, Button, Card, EmptyState, Heading, Notice, Row, Stack, Text } from '@mediation/ui';
import type { ComponentType } from 'react';

const from = '@mediation/ui';
const children = { type: 'slot' } as const;
const choice = (options: string[], defaultValue?: string) =>
  ({ type: 'choice', options, ...(defaultValue !== undefined && { defaultValue }) }) as const;

/** The components available in Plasmic, with their names and editable properties. */
const parts: [ComponentType<never>, string, CodeComponentMeta<object>['props']][] = [
  [
    Button,
    'Button',
    {
      tone: choice(['primary', 'secondary', 'quiet', 'plain', 'danger'], 'primary'),
      size: choice(['small', 'medium', 'large'], 'medium'),
      children,
    },
  ],
  [Badge, 'Badge', { tone: choice(['neutral', 'success', 'warning', 'danger', 'info', 'brand'], 'neutral'), children }],
  [Notice, 'Notice', { tone: choice(['neutral', 'info', 'success', 'warning', 'danger'], 'info'), children }],
  [Heading, 'Heading', { level: { type: 'number', defaultValue: 2 }, children }],
  [Text, 'Text', { tone: choice(['soft']), size: choice(['small', 'lead']), children }],
  [EmptyState, 'EmptyState', { title: { type: 'string', defaultValue: 'Nothing here yet' }, children }],
  [Card, 'Card', { children }],
  [Stack, 'Stack', { gap: choice(['none', 'tiny', 'small', 'normal', 'medium', 'large', 'grid'], 'medium'), children }],
  [Row, 'Row', { wrap: { type: 'boolean', defaultValue: true }, children }],
];

/** Passes each component to `register`: the canvas or the loader of built pages. */
export function eachComponent(register: (component: ComponentType<never>, meta: CodeComponentMeta<object>) => void) {
  for (const [component, name, props] of parts)
    register(component, { name, importName: name, importPath: from, props });
}

/** Registers our components with the Plasmic canvas. */
export const registerComponents = () =>
  eachComponent((component, meta) =>
    registerComponent(component as Parameters<typeof registerComponent>[0], meta as never),
  );
