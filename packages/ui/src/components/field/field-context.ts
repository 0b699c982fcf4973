import { createContext, use, type AriaAttributes } from 'react';

/** The field's state for the control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Passes the ids and states of a field to its control. */
export const FieldContext = createContext<FieldControl | undefined>(undefined);

type ControlProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string | undefined };

/** Merges the field's props into those of its control; a description of the control's own is kept. */
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
