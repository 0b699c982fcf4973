import { Input } from '@mediation/ui';
import { useEffect, useRef } from 'react';

export interface FilterDayProps {
  /** As `2026-12-03`. */
  value: string | undefined;
  /** Called with a whole day, or with nothing once it is emptied. */
  onValueChange: (value: string) => void;
}

/** A day to filter by, inside a `Field`. A year that is typed half way, such as 0002, does not count yet. */
export function FilterDay({ value = '', onValueChange }: FilterDayProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(value);
  useEffect(() => {
    if (input.current === null || value === said.current) return;
    input.current.value = value;
    said.current = value;
  }, [value]);
  return (
    <Input
      ref={input}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      defaultValue={value}
      onChange={({ target }) => {
        if (!target.validity.valid || target.value === said.current) return;
        said.current = target.value;
        onValueChange(target.value);
      }}
    />
  );
}
