import { plainParts } from './plain-parts.tsx';
import { mountScenarios } from './scenarios.tsx';

mountScenarios(plainParts);
