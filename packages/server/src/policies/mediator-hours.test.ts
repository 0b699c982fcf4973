import { access } from './mediator-hours.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
