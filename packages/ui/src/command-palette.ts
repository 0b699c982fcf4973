export * as CommandPalette from './components/command-palette/command-palette.tsx';
