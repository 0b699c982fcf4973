const very = String.raw`(?:(?:so|too|very|really|such|fucking|bloody|damn|goddamn|always) ){0,3}`;
const self = String.raw`(?:of |about |with )?(?:yourself|urself|you|u)`;

/** Clauses of contempt, sarcasm and reproach that hold no fact. */
export const englishContempt: readonly RegExp[] = [
  /\bkeep your (?<rest>(?:\p{L}{2,14} ){0,2}(?:comments?|remarks?|opinions?|thoughts?|advice|jokes?|lies|excuses|drama|attitude|nose|mouth|trap)) (?:to yourself|out of (?:my|our) (?:business|life)|shut)(?=[,.!?]|$)/gu,
  /\b(?:don't|dont|do not) (?:flatter yourself|even start|even go there|start with me|give me that|play (?:dumb|games|innocent|the victim)|act (?:all )?(?:innocent|surprised|dumb)|pretend you care|make me laugh)(?: with me)?(?=[,.!?]|$)/g,
  /\b(?:you|u) (?:wouldn't|would not|couldn't|could not|can't|cannot) (?:last a (?:day|minute|week)|find your own|run a bath|tell the truth)(?: (?<rest>[^,;:.!?\n]{1,60}))?/g,
  /\b(?:it )?must be (?:so |very )?(?:nice|great|lovely|easy|hard|exhausting|tiring|lonely|fun|wonderful) (?:being|to be|to live) (?<rest>[^,;:.!?\n]{1,60})/g,
  /\bi(?:'m|m| am) not (?:playing|having) (?:this|it|that|your games)(?: with (?:you|u))?(?=[,.!?]|$)/g,
  RegExp(
    String.raw`\b(?:you|u) (?:always |just |really |have to |love to )?(?:make|made) (?:everything|it all|my life|life|things|this|it) ${very}(?:difficult|hard|impossible|miserable|complicated|hell|a misery|about (?:yourself|you))\b`,
    'g',
  ),
  /\b(?:do|did|can|could|would|will) (?:you|u) (?:ever|even|never|not) (?:think|care|consider|listen|bother|stop)(?: (?:about|of|to))?(?: (?:anyone|anybody|anything|someone|others|other people))?(?: (?:but|except|besides|other than))?(?: (?:yourself|else|me|us|yourself for once))?(?=[,.!?]|$)/g,
  /\b(?:could|can) (?:you|u) be any (?:more|less) (?<rest>[^,;:.!?\n]{1,40})/g,
  /\bi (?:just |really |honestly )?(?:can't|cant|cannot|can not) (?:even|(?:even |deal |even deal |put up )?with (?:you|u)|take (?:you|u))(?: any ?more| right now)?(?=[,.!?]|$)/g,
  /\b(?:i've|ive|i have) (?:had (?:it|enough)|had it up to here) (?:with|of) (?:you|u|your (?:crap|shit|games|lies|attitude|nonsense))(?=[,.!?]|$)/g,
  /\b(?:i'm|im|i am) (?:so |just |totally )?done with (?:you|u|your (?:crap|shit|games|lies|nonsense))(?=[,.!?]|$)/g,
  /\bunlike (?:you|u|some people|some),? (?<rest>i (?:actually |really |do |also )?(?:work(?: for a living)?|care|think|listen|love (?:them|my (?:kids|children)|our (?:kids|children))|read|have a job|have a life))(?=[,.!?]|$)/g,
  /\b(?:good luck|have fun|enjoy) (?:finding|getting|with|being) (?:anyone|anybody|someone|somebody|that|yourself|alone|your (?:sad|miserable|pathetic|little) life)(?: (?<rest>[^,;:.!?\n]{1,50}))?/g,
  /\b(?:sort (?:your life|yourself) out|sort out your life|look in the mirror|take a (?:long |good |hard |long hard )?look (?:in the mirror|at yourself)|get over yourself|cry me a river|dream on|keep dreaming|in your dreams|bless your heart|give it a rest|listen to yourself|do better|be an adult|be a (?:man|grown-up|parent|father|mother)(?: for once)?)\b(?=[,.!?]|$| (?:woman|man|mate))/g,
  /\b(?:you|u) (?:really |truly |have |'ve |just )?(?:outdid yourself|outdone yourself|hit a new low|never fail to (?:disappoint|amaze)|never change|will never change|never learn|will never learn|had one job|should be (?:so )?proud|must be (?:so )?proud|take the (?:piss|biscuit|cake)|don't deserve (?:them|her|him|these (?:kids|children)|those (?:kids|children)|any of (?:them|this))|live in a dream world|haven't changed(?: a bit)?|are all the same|people are all the same|lot are all the same|have got some (?:nerve|cheek)|have some (?:nerve|cheek)|'ve got some (?:nerve|cheek)|'ve got a (?:nerve|cheek)|got some nerve|drive me (?:mad|crazy|insane|up the wall|nuts)|do my head in|are doing my head in|get on my (?:nerves|tits|wick))(?: (?:again|this time|once again|you know that))?\b(?=[,.!?]|$)/g,
  /\b(?:the (?:nerve|cheek|audacity)|some (?:nerve|cheek)|what a (?:nerve|cheek|circus|farce|clown show))(?: (?:of you|you are|you have))?(?=[,.!?]|$)/g,
  /\b(?:nobody|no one|no-one) (?:asked (?:you|u)|asked for your (?:opinion|advice|input|view)|cares (?:what you think|about your (?:opinion|feelings))|wants to hear (?:it|from you)|believes (?:you|a word you say))(?=[,.!?]|$)/g,
  /\b(?:let me spell (?:it|this) out(?: for (?:you|u))?|do i (?:really )?(?:have|need) to (?:spell it out|draw you a picture)(?: for you)?|shall i draw you a picture|i'll (?:say|write) (?:it|this) slowly)(?: (?:since|because|as) (?:you|u) (?:seem|clearly|obviously|apparently|can't|cannot|don't) ?(?<rest>[^,;:.!?\n]{0,60}))?(?=[,:.!?]|$)/g,
  /\b(?:oh )?how (?:very |truly |incredibly |so )?(?:mature|classy|convenient|typical|predictable)(?: (?:of you|for you))?(?=[,.!?]|$)/g,
  /\b(?:i see (?:we're|you're|we are|you are|that you're) back to|here we go with|not|enough with) (?:the|your)? ?(?:silent treatment|games|drama|old tricks|lies|excuses|mind games|attitude)(?: again)?(?=[,.!?]|$)/g,
  /\b(?:who raised you|were you (?:born|raised) in a barn|what planet are you (?:on|living on|from)|what is your (?:problem|damage)|what's your (?:problem|damage)|whats (?:your|ur) problem|do you (?:even )?hear yourself|can you hear yourself|are you (?:happy|proud|satisfied|pleased) (?:now|with yourself|of yourself)(?: now)?|who asked (?:you|u)|is (?:it|that) (?:really )?(?:so|that|too) (?:hard|difficult|much to ask)|how (?:stupid|dumb|thick|dense|blind|selfish|lazy) (?:are you|can you be|can one person be)|what kind of (?:a )?(?:mother|father|parent|person|man|woman|human) are you|are you (?:even )?capable of (?:reading|thinking|listening))\b(?=[,.!?]|$)/g,
  /\b(?:i )?hope (?:you're|you are|ur) (?:happy|proud|satisfied|pleased) (?:now|with yourself|of yourself)(?=[,.!?]|$)/g,
  /\b(?:(?:and )?(?:you )?call yourself (?:a|an) (?:mother|father|mum|mom|dad|parent|man|woman|adult)|some (?:mother|father|mum|mom|dad|parent) you are|some (?:mother|father|mum|mom|dad|parent)|great (?:parenting|mothering|fathering)|mother material|you're no (?:father|mother|parent|saint|angel))\b(?=[,.!?]|$)/g,
  /\b(?:i'm|i am|im) not your (?:maid|secretary|servant|slave|mother|mum|mom|taxi|chauffeur|doormat|punching bag|housekeeper|personal assistant|pa|calendar|alarm clock)\b(?=[,.!?]|$)/g,
  /\b(?:your (?:whole |entire |precious |lovely |stupid )?(?:family|lot|mother|new man|new woman|friends) (?:is|are) (?:poison|toxic|all the same|crazy|a joke|trash|scum|just as bad|no better|a disgrace))\b(?=[,.!?]|$)/g,
  /\b(?:just wow|wow just wow|slow clap|well played|clap clap|unreal|jesus wept|give me strength|lord give me strength|i'm speechless|i have no words|words fail me|beyond a joke|beyond belief|beyond ridiculous)(?=[,.!?]|$)/g,
  /\byou (?:wouldn't|would not) know (?:the truth|how to|a) (?<rest>[^,;:.!?\n]{1,60})/g,
  RegExp(String.raw`\b(?:you|u) (?:only|just) (?:ever )?(?:think|care|worry) ${self}\b`, 'g'),
  /\b(?:it's|its|it is) (?:always )?(?:all )?about you(?:,? isn't it)?(?=[,.!?]|$)/g,
];
