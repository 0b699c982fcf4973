export { Combobox, type ComboboxProps, type ComboboxWords } from './components/combobox/combobox.tsx';
