import { createContext, use, type AriaAttributes } from 'react';

/** The field's state for the control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Carries the wiring from a field to its control. */
export const FieldContext = createContext<FieldControl | undefined>(undefined);

type ControlProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string | undefined };

/** A control's props as its field wires them; a description of its own is added, not lost. */
export function useFieldControl<Props extends ControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  const described = [props['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  return {
    ...props,
    id: field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field['aria-invalid'] ?? props['aria-invalid'],
  };
}
