export { Combobox, type ComboboxProps, type ComboboxLabels } from './components/combobox/combobox.tsx';
