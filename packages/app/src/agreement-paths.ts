import { path } from './paths.ts';

/** The addresses of the agreement of a case. */
export const agreementPaths = {
  home: path('/agreement/:caseId'),
  compare: path('/agreement/:caseId/compare'),
  sign: path('/agreement/:caseId/sign'),
  schedule: path('/agreement/:caseId/schedule'),
  recitals: path('/agreement/:caseId/recitals'),
  money: path('/agreement/:caseId/money'),
  division: path('/agreement/:caseId/division'),
  forms: path('/agreement/:caseId/forms'),
  packet: path('/agreement/:caseId/packet'),
  scenarios: path('/agreement/:caseId/division/scenarios'),
};
