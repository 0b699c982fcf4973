/** The calls that ask the engine, and so hold no transaction while it thinks. */
export type AssistanceNames =
  | 'summarize'
  | 'analyzeTone'
  | 'suggestRephrase'
  | 'assessRisk'
  | 'analyzeEmotion'
  | 'extractKeyPoints'
  | 'suggestPhrasing'
  | 'askLegalGuidance'
  | 'getAiHealth';
