import type { Emotion } from '@mediation/api-client';

export type Feeling = Exclude<Emotion['top'], 'neutral'>;

/**
 * The words by which people name an emotion, in English and Spanish, for text in lower case without accents. `felt` counts
 * where the writer speaks of themselves and nothing denies it, `shown` wherever it stands.
 */
export const feelings: readonly { feeling: Feeling; felt: RegExp; shown: RegExp }[] = [
  {
    feeling: 'anger',
    felt: /\b(?:angry|anger|furious|mad at|livid|fuming|annoyed|irritated|pissed(?: off)?|outraged|resent(?:ful)?|frustrated|fed up|sick (?:and tired )?of|tired of (?:your|his|her|this|being)|seething|enojad[oa]s?|enfadad[oa]s?|furios[oa]s?|molest[oa]s?|hart[oa]s?|rabia|coraje|bronca|enoja|enfada|dismissed|plantad[oa]s?|podrid[oa]s?|indignad[oa]s?|cabread[oa]s?|encabronad[oa]s?|irritad[oa]s?|frustrad[oa]s?)\b/g,
    shown:
      /\b(?:i hate (?:you|him|her|this|that|it)|had enough|enough is enough|my blood boil|makes my blood|how dare you|liar|bastard|idiot|shut up|te odio|l[oa] odio|odio (?:que|cuando|esto)|ya basta|me hierve la sangre|mentiros[oa]|imbecil|idiota|como te atreves|no aguanto mas|me tienes? (?:hart|enoj|furios)[oa])\b/g,
  },
  {
    feeling: 'sadness',
    felt: /\b(?:sad|sadness|unhappy|heartbroken|heart-?broken|miserable|lonely|alone|depressed|grieving|grief|hopeless|devastated|crying|cried|cry|tears|wept|miss|missing|hurts?|hurt|stung|mourn(?:ing)?|disappointed|sorrow|trist[eo]s?|tristeza|deprimid[oa]s?|desanimad[oa]s?|sola|llor[aeo]|lloro|llorando|llorar|lagrimas|extrano|echo de menos|dolida?|dolido|duele|dolio|pena|decepcionad[oa]s?|melancolic[oa]|destrozad[oa]s?|desconsolad[oa])\b/g,
    shown:
      /\b(?:breaks? my heart|broke my heart|heart is broken|my heart (?:aches|sinks)|me (?:parte|rompe|partio|rompio) el (?:alma|corazon)|nudo en la garganta|lump in my throat|drains? (?:me|the life out)|(?:me siento|estoy) (?:tan |muy )?solo(?! (?:que|por|un|una))|se me (?:cae|salen) (?:el alma|las lagrimas))\b/g,
  },
  {
    feeling: 'fear',
    felt: /\b(?:afraid|scared|frightened|terrified|fear|worried|worry|worrying|anxious|anxiety|nervous|panic(?:king|ked|s)?|dread|uneasy|apprehensive|petrified|miedo|tem(?:o|or|emos)|asustad[oa]s?|preocupad[oa]s?|preocupa|ansios[oa]s?|ansiedad|nervios[oa]s?|angustia(?:d[oa])?|panico|aterrad[oa]s?|aterrorizad[oa]s?|inquiet[oa]s?|intranquil[oa]s?)\b/g,
    shown:
      /\b(?:(?:don't|do not|never|didn't|no longer) feel safe|not safe|unsafe|lose sleep|(?:lie|lay|lying) awake|can't sleep|keeps me (?:up|awake)|no (?:me siento|estoy) (?:segur[oa]|a salvo)|no (?:puedo dormir|duermo)|me quita el sueno)\b/g,
  },
  {
    feeling: 'joy',
    felt: /\b(?:happy|happier|glad|delighted|pleased|joy|overjoyed|thrilled|excited|relieved|grateful|thankful|proud|enjoyed|love (?:the|it|how|that|this|your)|content|feliz|felices|content[oa]s?|alegr(?:e|es|ia|a)|alegro|aliviad[oa]s?|agradecid[oa]s?|orgullos[oa]s?|encantad[oa]s?|disfrut[eo]|emocionad[oa]s?)\b/g,
    shown:
      /\b(?:what a relief|thank you so much|thanks so much|so kind of you|wonderful news|great news|made my day|que alivio|que alegria|que bueno|muchas gracias|mil gracias|me encant(?:a|an|o|aron)|me alegr[oa]|gran noticia)\b/g,
  },
  {
    feeling: 'disgust',
    felt: /\b(?:disgusted|revolted|nauseated|repulsed|appalled|asquead[oa]s?)\b/g,
    shown:
      /\b(?:disgusting|revolting|repulsive|gross|vile|makes? me (?:feel )?(?:sick|ill|want to (?:vomit|throw up))|makes my skin crawl|sickening|asco|asqueros[oa]s?|repugnan(?:te|tes|cia)?|me repugna|da(?:n)? nauseas|me revuelve el estomago)\b/g,
  },
  {
    feeling: 'surprise',
    felt: /\b(?:surprised|astonished|amazed|shocked|stunned|startled|speechless|taken aback|sorprendid[oa]s?|asombrad[oa]s?|atonit[oa]s?|impactad[oa]s?|sorprendio|sorprende)\b/g,
    shown:
      /\b(?:can't believe|cannot believe|couldn't believe|wow|omg|(?:did not|didn't|never) (?:expect|see that coming|see it coming)|out of the blue|no (?:puedo|podia) creer|no me lo (?:esperaba|creo)|guau|vaya[,!]|quien lo diria|me quede (?:helad|sorprendid|de piedra))/g,
  },
];
