import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './figures.access.ts';

checkAccess(access);
