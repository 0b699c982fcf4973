/**
 * What words are about, in English and Spanish alike, so that the classifier learns from one language for the other.
 * Words are as the classifier compares them: lower case, without accents and apostrophes; `last_warning` stands for words
 * one after the other, and `**` for a swear word that is masked.
 */
export const concepts: Record<string, string> = {
  // Who
  i: 'i im ive ill id me my mine myself yo mi mis me conmigo mio mia mios mias',
  you: 'you your youre youll youve youd yours yourself tu tus te ti contigo vos usted ustedes os vuestro vuestra tuyo tuya',
  he: 'he somebody him his hes himself hed el lo le ella she her hers shes herself la su sus se un_hombre una_mujer the_man that_man',
  they: 'they them their theyll theyre ellos ellas les los',
  we: 'we us our ours nos nosotros nosotras nuestro nuestra nuestros nuestras',
  partner:
    'husband wife spouse ex partner boyfriend girlfriend hubby missus fella bloke spouse marido esposo esposa mujer pareja exmarido exmujer exesposo exesposa novio novia conyuge',
  child:
    'kid kids child children son sons daughter daughters baby babies boy boys girl girls toddler twins lad lads bairn bairns wean weans little_one little_ones kiddo hijo hijos hija hijas nino ninos nina ninas bebe chico chicos chica chicas peque peques crio crios cria nene nenes nena nenas chamaco chamacos guagua pibe pibes gurises chavo chavos mellizos gemelos menor menores',
  family:
    'parent mom dad mother father parents brother sister brothers sisters grandma grandpa gran nan nana grandmother grandfather uncle aunt cousin cousins stepdad stepmom stepfather stepmother madre padre padres hermano hermana hermanos abuela abuelo abuelos tio tia primo primos suegra suegro padrastro madrastra mama papa papi mami familia family in_laws',
  friend:
    'friend friends mate mates neighbor neighbors neighbour neighbours colleague colleagues amigo amigos amiga amigas vecino vecina vecinos companero companeros companera cuate cuates',
  everyone: 'everyone everybody people anyone anybody someone todos todo_el_mundo alguien gente cualquiera',

  // How it is said
  not: 'no not never dont didnt doesnt wont cant isnt wasnt arent couldnt wouldnt shouldnt hasnt havent aint nobody nothing without neither nor nunca jamas nadie nada sin ni tampoco',
  never: 'never nunca jamas ever_again',
  will: 'will ill shall gonna going_to youll hell shell theyll wont im_going voy va vas van a_punto vamos ima',
  can: 'can could may might able puedo puede puedes podes podria podrias pueden poder',
  must: 'must have_to need_to should ought got_to gotta tengo_que tienes_que tenes_que tiene_que debes debe deberia hay_que',
  if: 'if unless until or_else otherwise till as_long_as provided si salvo a_menos hasta_que mientras como_no o_si sino con_tal cuando',
  want: 'want wants wanted wish wishes need needs quiero quiere quieres queres quisiera necesito necesita ganas',
  said: 'said says say saying told tells tell telling swore swears wrote texted promised warned dijo dice digo dices decia diciendo conto cuenta escribio juro jura juraba prometio aviso repite',
  past: 'yesterday last_night last_week last_month ago used_to before once when_we_were again ayer anoche antes hace una_vez otra_vez la_semana_pasada el_mes_pasado cuando_viviamos',
  now: 'now today tonight tomorrow soon monday tuesday wednesday thursday friday saturday sunday ahora hoy manana noche pronto lunes martes miercoles jueves viernes sabado domingo',
  often:
    'always every everyday all_the_time constantly again_and_again keeps keep siempre cada todos_los_dias constantemente sigue siguen otra_vez a_todas_horas',
  night:
    'night nights midnight 2am 3am dark asleep sleep sleeping bed bedroom noche noches medianoche madrugada dormido dormida dormir durmiendo duerme cama habitacion cuarto dormitorio',
  please:
    'please thanks thank grateful appreciate sorry apologies gracias favor perdon disculpa disculpe agradezco agradeceria',
  agree: 'agree agreed fine okay ok deal works happy_to glad acuerdo vale perfecto dale conforme encantado bueno listo',
  joke: 'joke jokes joking haha hahaha lol lmao funny laugh laughed laughing kidding jaja jajaja broma bromas chiste chistes gracioso risa reir',

  question: '? ??',
  exclamation: '! !! !? ?!',
  quote: '"',
  number: '0',

  // Death and violence
  kill: 'kill kills killed killing murder murdered murders matar mato mata maten matado mataria matarme matarte matarla matarlo matarnos mataba matare asesinar asesino asesinato liquidar cargarme cargarte cargarmela',
  kill_threat:
    'will_kill_you going_to_kill_you want_to_kill_you te_voy_a_matar voy_a_matarte os_voy_a_matar quiero_matarte te_quiero_matar',
  die: 'die dies died dying dead death deadly buried bury grave graves coffin funeral cemetery hearse widow widower corpse body_bag autopsy obituary morir muere muera mueras muerto muerta muertos muerte entierro enterrar enterrada enterrado tumba ataud cajon funeral cementerio viuda viudo cadaver velorio panteon esquela lapida',
  alive:
    'alive live lives living survive survived survives breathe breathing breath last_breath vivo viva vives vivir respirar respira respirando sobrevivir',
  end_it:
    'end_it end_my_life suicide suicidal kill_myself hang_myself jump jumped overdose pills goodbye_letter better_off_without not_be_here wont_be_here no_point anymore slit wrists take_my_life quitarme matarme suicidio suicidarme suicidarse colgarme tirarme lanzarme saltar pastillas despedida carta_de_despedida no_quiero_vivir desaparecer del_medio ahorcarme cortarme venas no_estare ya_no_estare descansar',
  goodbye:
    'goodbye farewell forgive_me take_care_of look_after say_goodbye last_time ultima_vez adios despedirme despedirse perdonadme perdonenme perdoname cuidad cuida_de',
  hit: 'hit hits hitting punch punched punches slap slapped slaps smack smacked kick kicked kicks beat beats beaten beating shove shoved push pushed shoving pushing threw thrown grabbed grab grabs dragged drag pinned hurt hurts hurting headbutt belted bashed battered thump thumped shook yanked pulled backhand fist fists pego pega pegar pegaba pegado pegaste pegue golpeo golpea golpear golpes golpe golpeaba punetazo punetazos bofetada bofeton cachetada cachetadas patada patadas empujo empuja empujon empujones empujaba agarro agarra agarrar jalo jaloneo zarandeo sacudio arrastro tiro lanzo aventó avento torta tortas hostia hostias paliza pina pinas trompada trompadas madreo madrazo madrazos lastimo lastima lastimar maltrato maltrata maltrataba maltrato puno punos manotazo cinturon',
  harm_me:
    'hit_me hit_us hits_me hits_us punched_me punched_us punches_me punches_us kicked_me kicked_us kicks_me kicks_us slapped_me slapped_us slaps_me slaps_us smacked_me smacked_us smacks_me smacks_us beat_me beat_us beats_me beats_us choked_me choked_us chokes_me chokes_us strangled_me strangled_us strangles_me strangles_us headbutted_me headbutted_us battered_me battered_us raped_me raped_us burned_me burned_us shoved_me shoved_us me_pego nos_pego me_pega nos_pega me_pegaba nos_pegaba me_pegado nos_pegado me_golpeo nos_golpeo me_golpea nos_golpea me_golpeaba nos_golpeaba me_pateo nos_pateo me_patea nos_patea me_abofeteo nos_abofeteo me_cacheteo nos_cacheteo me_ahorco nos_ahorco me_ahorca nos_ahorca me_ahorcaba nos_ahorcaba me_estrangulo nos_estrangulo me_violo nos_violo me_viola nos_viola me_violaba nos_violaba me_empujo nos_empujo me_empuja nos_empuja me_quemo nos_quemo me_madreo nos_madreo',
  injury:
    'bruise bruises bruised black_eye blood bleeding bled bleed broken_rib fracture stitches a_e hospital emergency_room er swollen marks scar burn burned concussion cut_lip split_lip limping casualty moreton moretones moraton moratones cardenal cardenales sangre sangrando sangraba ojo_morado hinchado hinchada puntos hospital urgencias fractura cicatriz quemadura costilla herida heridas marcas guardia labio_partido',
  neck: 'neck throat choke choked choking strangle strangled strangling windpipe airway couldnt_breathe cant_breathe cuello garganta ahorco ahorcar ahorcaba ahorcando ahogo ahogar ahogaba ahogaba estrangulo estrangular pescuezo sin_aire no_podia_respirar falta_de_aire apreto apretar apretaba',
  body: 'face head hair arm arms wrist wrists shoulder chest ribs stomach belly back leg legs knees teeth nose mouth eye eyes lip ear hand hands fingers cara cabeza pelo cabello brazo brazos muneca munecas hombro pecho costillas estomago vientre espalda pierna piernas rodillas dientes nariz boca ojo ojos labio oreja mano manos dedos',
  weapon:
    'gun guns pistol rifle shotgun shooter glock revolver firearm weapon weapons loaded bullet bullets ammo trigger holster machete axe hatchet crowbar baseball_bat petrol gasoline lighter knife knives blade cleaver hammer barrel pistola pistolas rifle escopeta revolver arma armas fierro bala balas cargada gatillo cuchillo cuchillos navaja machete hacha martillo bate gasolina nafta encendedor mechero canon',
  point_weapon:
    'pointed point aimed aim aims pointing shoot shot shoots shooting stab stabbed stabs waved brandished held_to apunto apunta apuntaba apuntar disparar disparo dispara disparos punalada apunalar tiro tiros blandio encanono',
  sport:
    'game games match football soccer league team goal goals fifa fortnite minecraft xbox playstation console level chess play plays player coach score tournament season movie film series episode show novel book song play theatre juego juegos partido futbol liga equipo gol goles consola ajedrez jugar juega jugador entrenador torneo temporada pelicula serie capitulo novela libro cancion obra videojuego',
  cooking:
    'kitchen cook cooking recipe dinner lunch soup chicken onion bread cake oven cheese fish turkey barbecue cocina cocinar receta cena comida sopa pollo cebolla pan pastel horno queso pescado asado parrilla ensalada',
  tools:
    'glue nail garage shed drill tool toolbox workshop paint wall plank wood garden fence pegamento clavo garaje taller taladro herramienta herramientas pintura pared tabla madera jardin valla',

  // Threat words
  regret:
    'regret sorry_you wish_you_hadnt pay_for make_you_pay consequences pay_the_price arrepentir arrepentiras arrepentiras arrepentir lamentaras pagaras pagar_caro pagas caro consecuencias ya_veras veras vas_a_ver lo_vas_a',
  warn: 'warning warn warned careful watch_your watch_out be_careful last_chance final_warning test_me try_me dont_test underestimate capable advertencia advierto aviso avisado avisada cuidado cuidate ojo ultima_oportunidad no_me_pruebes capaz provoques ponme_a_prueba',
  accident:
    'accident accidents happen happens happened brakes brake fall fell stairs fire burn cliff bridge river lake quarry well accidente accidentes pasar pase pasara pasarte suceder frenos caida caer escalera escaleras incendio barranco puente rio pozo canal',
  find_you:
    'find_you i_know_where know_where_you hunt track_you_down come_for coming_for get_you got_friends wait_for_you waiting_for_you te_encuentro te_encontrare encontrarte encontrarlos se_donde_vives se_donde se_donde_trabajas ir_por_ti voy_por_ti te_busco buscarte te_espero esperandote te_estoy_viendo',
  revenge:
    'revenge payback destroy ruin finish_you ruined wreck wipe venganza vengarme destruir destruyo hundir hundo hundirte arruinar arruino acabar_contigo acabo_contigo joder joderte partir partirte partirle romperte romperle reventar reventarte',
  nobody_finds:
    'never_find disappear disappeared vanish vanished nobody_will_find no_one_will_find no_trace out_of_sight never_see_again desaparecer desaparezco desaparecemos desapareciste sin_rastro no_la_encuentran no_volveras no_vuelves no_los_vuelves no_los_volveras nunca_mas_los',
  afraid:
    'afraid scared frightened terrified terrifies fear fears scares frighten dread unsafe nervous shaking trembling tremble panic freeze flinch flinches hide hides hiding locked_myself eggshells dare miedo temo teme temor asustada asustado asusta aterrada aterrado aterra panico tiemblo tiembla temblando tiemblan insegura segura a_salvo esconde esconden escondo escondi nerviosa encierro encerre me_atrevo no_me_atrevo susto pavor',
  feel_safe: 'feel_safe feeling_safe felt_safe siento_segura siento_seguro sentia_segura siento_a_salvo',
  alone_with:
    'alone_with be_alone on_my_own_with same_room same_building parking_lot car_park walk_to_my_car escort a_solas sola_con solo_con misma_sala mismo_edificio estacionamiento aparcamiento acompanarme acompane acompañarme',

  // Control
  follow:
    'follow follows followed following parked outside watching watched watches stalking stalked stalk spying spy spied lurking waits waited driveway drove_past drives_past turns_up turned_up shows_up showed_up appears sigue siguio seguia siguiendo persigue persiguio persiguiendo vigila vigilaba vigilando vigilancia espia espiaba espiando acecha acechando aparcado estacionado afuera fuera_de merodea aparece aparecio esquina ronda rondando portal porton enfrente',
  track:
    'tracker tracking gps airtag location locations geolocation camera cameras microphone recording spyware find_my app password passwords login logged log_in hacked icloud mileage odometer reads_my read_my checked_my checks_my checking_my messages phone unlock fingerprint rastreador rastrea rastreo gps ubicacion localizacion localizador camara camaras microfono grabando contrasena contrasenas clave claves hackeo sesion revisa revisaba revisar revisarme lee_mis leyo kilometraje cuentakilometros huella celular movil telefono',
  photos:
    'photo photos pictures pics video videos nude nudes naked intimate screenshot screenshots footage clip fotos foto videos desnuda desnudo desnudos intimas intimos captura capturas pantallazos grabacion pack',
  publish:
    'post posted publish share send_them everyone_will boss your_boss employer congregation facebook instagram tiktok group online leak internet report_you publicar publico publique publicaria compartir subir mandar enviar reenviar jefe tu_jefe empresa trabajo iglesia grupo facebook instagram redes',
  secret:
    'secret secrets affair past tell_everyone expose exposed know_about what_you_did lie false_report accuse accusation secreto secretos amante contar contarle contare todos_sabran denuncia_falsa acusar acuso inventar denunciar denuncio denunciare lo_que_hiciste',
  police:
    'police cops officer sheriff 911 999 112 report reported arrest arrested patrol policia policias denuncia denunciar denunciado comisaria guardia_civil patrulla detenido detuvieron ministerio_publico fiscalia',
  order:
    'restraining_order injunction protective_order non_molestation court_order no_contact bail conditions barred banned exclusion order orders barring orden_de_alejamiento orden_de_proteccion alejamiento perimetral restriccion orden medida medidas cautelar cautelares prohibicion prohibido metros prohibida',
  order_break:
    'broke breached breach violated violates ignores despite anyway even_though paper piece_of_paper just_paper rompio incumplio incumple quebranto quebrantar salto saltarse saltado a_pesar aunque papel papelito',
  immigration:
    'immigration visa green_card deport deported deportation deporting sponsor sponsorship undocumented papers status residency residence permit ice home_office border send_you_back sent_back sends_you_back embassy consulate citizenship asylum inmigracion migracion migra visado visa deportar deporten deportada deportado deportacion extranjeria papeles residencia permiso nie patrocinio frontera embajada consulado ciudadania asilo irregular indocumentada sin_papeles regularizar',
  passport:
    'passport passports birth_certificate id_card documents driving_licence license licence marriage_certificate deeds certificate papers pasaporte pasaportes partida_de_nacimiento acta acta_de_nacimiento dni cedula documentos documentacion credencial ine licencia certificado libro_de_familia escrituras papeles carnet',
  keep_back:
    'keep keeps kept keeping locked lock locks hid hidden hide hides hiding took takes taken withhold withholds withheld hold holds held safe drawer confiscated refuse refuses refused wont_give guarda guardo guardado guardados escondio esconde escondido escondidos escondidas quito quita quitado quitaron retiene retuvo retenido bajo_llave caja_fuerte cajon no_me_da no_me_devuelve niega nego encerrado encerro encerrada',
  abduct:
    'flight flights ticket tickets one_way plane airport abroad overseas country fly flying border another_country leave_the_country move_away out_of_the_country new_school boarding suitcase suitcases packed vuelo vuelos billete billetes boleto boletos pasaje pasajes ida solo_ida avion aeropuerto extranjero pais otro_pais frontera maleta maletas valija valijas irnos llevarme llevarmelo llevarmelos llevarselo llevarselos llevarla',
  take_child:
    'take_the take_him take_her take_them took_the took_them pick_them_up from_school me_llevo me_los_llevo me_la_llevo me_lo_llevo se_llevo se_los_llevo se_la_llevo llevarse recoger recogerlos llevo',
  see_child:
    'see_the see_them see_him see_her see_your visit visits visitation contact access weekend weekends custody handover handovers christmas holidays phone_call video_call ver verlos verla verlo veras visita visitas contacto fin_de_semana custodia regimen entrega entregas navidad vacaciones videollamada llamada tenencia guarda',
  withhold:
    'wont_let wont_see not_see dont_see havent_seen hasnt_seen not_seen doesnt_answer keeps_them weeks months refuses_to never_see sick_again excuse excuses no_deja no_me_deja no_los_veo no_la_veo no_lo_veo no_he_visto sin_ver llevo_semanas llevo_meses semanas meses no_me_los no_veras no_vas_a_ver no_los_vas excusa excusas pretexto',
  money:
    'money cash account accounts bank card cards credit debit pin salary wages paycheck wage income savings allowance receipt receipts penny pennies cent cents dollar dollars pounds euros pesos loan loans debt debts mortgage rent bills maintenance alimony support pension dinero plata efectivo lana guita pasta cuenta cuentas banco tarjeta tarjetas credito sueldo salario nomina ahorros asignacion ticket recibo recibos centavo centavos centimo deuda deudas prestamo prestamos hipoteca alquiler renta facturas manutencion pension ingresos quincena',
  money_control:
    'allowance account_for every_receipt my_name in_my_name without_telling emptied drained cancelled froze frozen cut_off controls control ask_for beg permission signed_for forged signature justify hands_over vacio vaciado vaciaron cancelo congelo bloqueo controla control controlaba pedirle permiso rogar a_mi_nombre sin_decirme sin_avisar firma_falsa justificar rendir_cuentas cada_ticket cada_peso cada_euro cada_recibo me_da me_daba',
  allow:
    'allowed allow allows let lets permit permission forbid forbids forbidden forbade not_allowed deja dejaba dejo deje permite permitia permiso prohibe prohibia prohibio prohibido',
  go_out:
    'go_out leave_the_house see_my visit_my talk_to speak_to work job car_keys church class classes college english salir ver_a_mi visitar hablar_con trabajar trabajo estudiar llaves iglesia clases curso amigas juntarme',
  cut_off:
    'cut_off isolated isolate nobody_left lost_all no_one_to blocked blocks deleted contacts whole_family alejo aislada aislado aislo aislar cortar borro borrado bloqueo contactos sin_amigas me_quede_sola no_tengo_a_nadie',
  pressure:
    'sign signed signing signature initial agreement draft papers accept drop_it drop_the withdraw give_up give_me or_you or_i hand_over keys before_you then_you first firma firmas firmes firmar firmado firmame acepta aceptes aceptar retira retires retirar renuncia renuncies renunciar cede borrador convenio papeles si_no antes_de primero',
  lawyer:
    'lawyer lawyers solicitor attorney barrister court courts judge hearing hearings trial case motion motions appeal lawsuit sue sued legal tribunal abogado abogada abogados juez jueza juicio juzgado tribunal audiencia vista demanda demandas demandar demando recurso apelar apelacion procurador pleito',
  legal_threat:
    'bankrupt broke bleed drag dragged years appeal_after spend_every penniless homeless nothing_left lose_everything lose_the_kids take_everything never_afford forever arruinar arruinado arruinada quiebra sin_un_peso sin_un_euro en_la_calle calle anos arrastrar perderas perder_todo quitarte quitar_los quedarte_sin custodia_total hasta_el_ultimo',
  harass:
    'calls called calling texts texted messages emails voicemail voicemails missed times hundred dozens nonstop stop_texting stop_calling leave_me_alone blocked new_number different_number flooding keeps_calling wont_stop llamadas llamada llamo llama llamando mensajes correos whatsapp whatsapps audios perdidas veces cien decenas sin_parar deje_de para_de no_para otro_numero numero_nuevo bloquee acosa acoso acosando hostiga hostigamiento dejame_en_paz',
  many: 'forty fifty sixty seventy eighty thirty hundreds 0 cuarenta cincuenta sesenta setenta treinta ochenta cientos miles',
  pet: 'dog dogs cat cats puppy kitten rabbit hamster horse pony parrot bird vet animal pet pets goldfish bunny guinea perro perros perra perrito perrita gato gatos gata gatito cachorro conejo hamster caballo loro pajaro veterinario mascota mascotas animal canario tortuga',
  pet_harm:
    'poison poisoned drown drowned put_down run_over loose gate dumped shelter starve starved veneno enveneno envenenar ahogar ahogo sacrificar atropellar suelto solto tirar_al abandonar abandono perrera',
  property:
    'window windows door doors car tyres tires windscreen windshield phone laptop plates tv furniture clothes dress photos_of wall locks house garden piano guitar ventana ventanas puerta puertas coche auto carro llantas ruedas neumaticos parabrisas telefono movil platos tele muebles ropa vestido pared cerradura casa',
  destroy:
    'smash smashed smashes broke break breaks broken slash slashed slashes burn burnt burned ripped rip tore torn scratched keyed destroyed wrecked trashed kicked_in punched_a threw_my shredded poured bleach rompio rompe romper rompi roto rota rotos destrozo destroza destrozado quemo quemar quemado quema rajo rajar rajado pincho pinchadas pinchado rayo rayado tiro arranco rasgo cortaron estrello reventar lejia',
  drink:
    'drunk drink drinks drinking alcohol booze vodka whisky whiskey gin wine beer beers bottle bottles hungover sober rehab relapse hammered wasted plastered stinking_of smelled_of borracho borracha bebe bebia bebiendo bebido beber alcohol vodka whisky ron cerveza cervezas vino botella botellas resaca sobrio sobria recaida tomado tomada tomando toma chupando trago tragos ebrio ebria copas mamado oliendo_a olia_a',
  drugs:
    'drugs drug cocaine coke weed joint spliff stoned high meth heroin pills pill dealer opioids oxy xanax needle using tranquilizers codeine drogas droga cocaina coca porro porros mota marihuana drogado drogada cristal heroina pastillas pastilla dealer pasado pasada puesto colocado merca faso jeringa tranquilizantes',
  drive:
    'drive drives drove driving car wheel seatbelt seat picked_up highway school_run van conduce conducir condujo conduciendo manejar maneja manejo manejando volante coche auto carro cinturon carretera recogio',
  left_alone:
    'home_alone left_alone by_himself by_herself by_themselves on_their_own unattended unsupervised alone locked_in hungry starving no_food bath balcony pool stove oven fever ambulance solos solo sola solas sin_supervision sin_cenar sin_comer hambre encerrados encerrado piscina alberca balcon banera fiebre ambulancia estufa desatendido',
  child_hit:
    'spanked smacked belt slippers marks_on bruise_on shakes screamed_at yells_at grips cinturon cinto chancla marcas moretones_en grita_a les_grita pellizca nalgadas',
  spy_child:
    'tell_your ask_your message_for mom_says dad_says through_the pass_on spy on_whose_side choose_between questions ask_them report_back asks_the dile_a dile_que preguntale pregunta_a recado mensajero por_medio elegir que_elija de_que_lado interroga sonsaca',
  sex: 'sex sexual sexually rape raped forced force forces against_my_will said_no i_said_no touched touch undressed on_top marital_duty wifely consent assault asleep_and sexo sexual violo violacion violar violaba obligo obliga obligaba forzo fuerza por_la_fuerza dije_que_no no_queria contra_mi_voluntad toco tocar tocaba encima_de_mi deber_conyugal cumplir_como consentimiento abuso',
  insult:
    'idiot stupid moron pathetic useless worthless liar bitch bastard cow pig psycho crazy mental slut whore trash garbage scum loser disgusting fat ugly lazy parasite leech fool clown dickhead prick wanker twat cunt asshole arsehole witch hag vermin imbecile idiota estupido estupida imbecil inutil mentiroso mentirosa puta zorra perra cerdo cerda loca loco basura escoria fracasado fracasada asco asquerosa asqueroso gorda fea vago vaga parasito payaso gilipollas cabron cabrona pendejo pendeja pelotudo pelotuda boluda boludo bruja maldita maldito malparido hijueputa tarado tarada inservible mantenida mantenido muppet numpty plonker pillock git div divvy tosser bellend knob knobhead prat dipstick dimwit dimwitted halfwit nitwit twit dolt dunce dummy dumbass dumb thick thicko airhead bonehead blockhead meathead knucklehead fathead jackass asshat asswipe douche douchebag scumbag dirtbag sleazebag slimeball lowlife deadbeat bum slob slacker layabout waster freeloader sponger cheapskate tightwad skinflint miser jerk creep weirdo wimp wuss crybaby coward weasel swine ass arse fuckwit fucker motherfucker shithead son_of_a_bitch bugger nutter nutjob lunatic maniac nutcase psychopath narcissist hypocrite fraud phony traitor cheat cheater sleazy spineless brainless clueless gutless heartless incompetent ignorant moronic idiotic selfish greedy childish immature gobshite eejit bampot bawbag dafty toerag galah drongo dropkick wastrel excuse_for waste_of_space waste_of_oxygen piece_of_shit piece_of_work good_for_nothing idiots liars morons losers tonto tonta bobo boba necio necia menso mensa baboso babosa burro burra bestia ridicula patetico patetica payasa subnormal capullo mamon mamona mamarracho mamarracha sinverguenza caradura desgraciado desgraciada rata tacano tacana garrapata sanguijuela arrastrado arrastrada huevon huevona weon weona aweonao culiado culiao conchetumare hijo_de_puta hija_de_puta hdp cagon cagona cobarde rastrero rastrera canalla malnacido malnacida malparida gonorrea guevon guevona mamaguevo cretino cretina zoquete zopenco zopenca tarugo lerdo lerda palurdo cateto cateta mequetrefe pelele calzonazos cornudo forro sorete chanta otario salame perdedor perdedora buitre vibora arpia analfabeto analfabeta inepto inepta incompetente egoista irresponsable holgazan holgazana flojo floja zangano vividor vividora desquiciado desquiciada histerico histerica amargado amargada resentido resentida lacra cochino cochina marrano marrana estupidos idiotas',
  swear:
    '** fuck fucking fucked fuckin shit bloody damn hell goddamn crap bullshit ffs wtf sod joder mierda carajo puta_madre chingar chingada chinga verga coño hostia puto pinche concha cagar cagada culo',
  mad: 'rage furious lost_it temper explode exploded snapped outburst screaming screamed scream screams yelled yelling yells shouted shouting shouts threatened threatens threat threats rabia furia furioso furiosa exploto explota enojo gritar grita gritaba gritos grito amenazo amenaza amenazas amenazaba amenazado amenazando perdio_los',
  lock_in:
    'locked_me locked_us blocked_the_door wouldnt_let_me_leave stood_in_front took_my_keys trapped encerro me_encerro bloqueo_la_puerta no_me_dejo_salir no_me_dejaba_salir atrapada me_quito_las_llaves',

  // How something is said
  offer:
    'happy_to ill_take ill_bring ill_get ill_do ill_drop ill_pick i_can_take i_can_bring i_can_have i_can_do i_can_get i_could_take let_me_know if_it_helps if_that_helps if_you_like if_you_want help helped lend borrow share halves split_it half_each whichever either_way suits works_for your_turn my_turn save_you well_done proud good_job good_idea good_point you_were_right le_presto te_presto le_llevo te_llevo les_llevo te_lo_llevo se_lo_llevo te_cambio le_cambio si_quieres si_quiere si_queres si_te_sirve si_le_sirve si_gusta te_ayudo le_ayudo ayudar ayudo prestame prestar mitad a_medias compartir como_prefieras como_prefiera lo_que_te_venga cuenta_conmigo cuente_conmigo te_parece_si tenias_razon tenia_razon buena_idea felicidades gracias_por',
  warmth:
    'love loved loves lovely proud brave glad delighted cheerful smiling smiled smile laughing happy hug hugs cuddle kiss kisses beautiful sweet best_wishes good_luck quiere quiero_mucho carino orgullosa orgulloso valiente contenta contento feliz abrazo abrazos beso besos linda lindo bonito bonita rico rica preciosa precioso suerte animo',
  mock: 'oh_good oh_great oh_lovely oh_wonderful oh_yes how_thoughtful how_kind how_nice how_lovely how_generous how_sweet how_convenient of_course naturally brilliant wonderful marvellous fantastic charming bravo congratulations well_done so_thoughtful so_generous so_kind father_of parent_of_the the_year award medal frame_it a_whole genius expert apparently evidently as_if must_be_nice no_doubt clearly what_a shocker surprise_surprise shall_i que_detalle que_generoso que_generosa que_amable que_bonito que_lindo que_curioso que_curiosa que_casualidad que_sorpresa que_novedad que_puntual que_raro que_notable claro_que por_supuesto como_no enhorabuena felicitaciones felicito bravo maravilla maravilloso estupendo genial brillante fantastico un_aplauso aplauso premio medalla padre_del del_ano experto experta genio campeon todo_un toda_una seguro_que que_me_mande gracias_de_verdad muchas_gracias_por',
  again:
    'again once_more yet_again still still_no still_not still_waiting second_time third_time fourth_time fifth_time three_times four_times twice every_time every_single same_old how_many_times since_march since_may since_june since_october since_january for_weeks for_months weeks_ago waiting chasing reminded asked_you told_you no_reply no_answer nobody_answers never_answer late forgot forgotten otra_vez de_nuevo nuevamente todavia aun sigo_esperando sigo_sin sigue_sin tercera_vez segunda_vez cuarta_vez cuarto quinta_vez por_tercera por_segunda por_cuarta cuantas_veces cada_vez siempre_lo ya_van ya_son ya_le_pedi ya_te_pedi te_lo_pedi esperando espero llevo_semanas llevo_meses hace_semanas hace_meses desde_octubre desde_marzo desde_mayo desde_enero nadie_me nadie_responde no_contesta no_contestas no_responde tarde se_te_olvido olvidaste',
  worry:
    'worried worry worries nervous dread dreading scared_of what_if i_dont_know not_sure dont_know_how dont_know_what cant_sleep sleepless awake heart_racing shaking panic hope is_he_ok is_he_okay are_they_ok are_they_okay is_it_normal did_i am_i will_they will_he do_i do_you_think first_time text_me_when let_me_know_when run_out how_will preocupa preocupada preocupado nerviosa nervioso y_si no_se no_se_si no_se_que no_se_como no_duermo no_pude_dormir desvelada desvelado temblando angustia ojala sera_que estara estaran es_normal hice_bien hice_mal primera_vez avisame avisa_cuando me_avisas me_avisa alcanza no_alcanza no_me_alcanza como_voy_a que_hago que_voy_a_hacer',
  loss: 'miss_him miss_them empty quiet silence alone used_to still_there still_lay still_set toothbrush his_chair her_chair his_coat grave funeral buried passed died wedding ring anniversary our_song last_time never_again for_two one_plate memories photo photos album old_house sold twenty_years thirty_years ten_years without_him without_them vacia vacio callada silencio cepillo su_silla su_taza entierro tumba fallecio murio boda anillo aniversario ultima_vez ya_nunca para_dos un_plato recuerdos foto fotos album la_casa_vieja veinte_anos treinta_anos diez_anos sin_el sin_ellos se_me_hace extrano_a me_falta me_hace_falta sobra',
  firm: 'as_agreed was_agreed we_agreed i_expect i_insist i_want i_need in_writing not_before by_friday by_monday no_later please_do_not do_not from_now_on i_wont i_will_not i_dont_accept i_disagree not_negotiable that_is_final no_thank_you through_the_lawyer through_my_lawyer to_my_lawyer through_the_mediator my_answer is_no my_turn my_weekend quedamos_en segun_lo lo_acordado como_acordamos se_acordo exijo insisto necesito_que quiero_que por_escrito antes_de_las a_mas_tardar a_partir_de de_ahora no_acepto no_voy_a no_estoy_de_acuerdo no_es_negociable mi_respuesta no_gracias por_medio_de por_mi_abogado con_mi_abogado en_la_mediacion me_toca mi_turno mi_fin_de_semana no_firmo no_vendo',
  guilt:
    'after_everything after_all_i after_what everything_i i_gave i_paid i_only i_just only_want all_i_wanted if_you_loved if_you_cared you_owe youll_see we_all_think everyone_thinks they_all_think just_so_you_know no_pressure such_a_shame shame_if be_a_shame pity_if would_be_a_pity be_nice good_boy good_girl be_reasonable be_sensible think_of_the for_their_sake for_your_own your_own_good depends_on up_to_you your_choice then_maybe perhaps_then con_todo_lo_que despues_de_todo despues_de_lo todo_lo_que_hice todo_lo_que_le_di yo_te_di solo_quiero yo_solo si_me_quisieras si_te_importara me_debes ya_veras todos_piensan para_que_sepas sin_presion que_lastima que_pena seria_una_pena una_pena una_lastima seamos_razonables piensa_en_los por_el_bien por_tu_bien depende_de_ti tu_decides usted_decide ahi_vemos a_lo_mejor_entonces despues_vemos',
  reproach:
    'you_couldnt you_cant_even you_didnt_even you_never you_always your_fault thanks_to_you because_of_you you_promised you_said you_lied you_forgot you_chose you_walked you_left who_do_you typical_of typical excuses lies you_people your_kind dont_bother spare_me enough_of no_fuiste_capaz ni_siquiera tu_culpa su_culpa por_tu_culpa gracias_a_ti gracias_a_usted prometiste dijiste mentiste te_fuiste elegiste quien_te_crees tipico_de tipico excusas mentiras gente_como no_te_molestes ahorrate ahorrese basta_de para_mi_no_existes no_sirves no_sirve no_vales',

  // Flat statements of grave acts
  kill_self:
    'kill_myself kill_himself killing_myself hang_myself hang_himself end_my_life ending_my_life take_my_life take_my_own_life cut_my_wrists slit_my_wrists suicide_note me_voy_a_matar me_quiero_matar quiero_matarme suicidarme suicidarse me_suicido me_quito_la_vida quitarme_la_vida quitarse_la_vida me_cuelgo me_tiro_al me_tiro_del me_tiro_por me_quiero_morir no_quiero_vivir se_quiere_matar se_va_a_matar me_corto_las_venas cortarme_las_venas se_quito_la_vida me_pego_un_tiro',
  strangle:
    'by_the_neck by_the_throat my_throat my_neck round_my_neck around_my_neck on_my_throat choked_me strangled_me choke_you strangle_you your_throat your_neck del_cuello del_pescuezo mi_cuello mi_garganta me_ahorco me_ahorcaba me_estrangulo apreto_el_cuello apretarme_el apreta_el_cuello tu_cuello',
  threatened:
    'threatened_to threatens_to threatening_to threatened_me threatens_me me_amenazo me_amenaza me_amenazaba amenazo_con amenaza_con amenazaba_con amenazandome',
  acts: 'kill kill_me kill_us hit hurt burn beat take_the take_them take_him report_me send post publish break smash destroy matar matarme matarnos pegar pegarme golpear quemar llevarse quitarme denunciarme publicar mandar romper destruir',
  wont_let:
    'wont_let doesnt_let didnt_let never_lets never_let isnt_letting refuses_to_let forbids_me forbade_me hasnt_let no_me_deja no_me_dejaba no_me_dejo no_la_deja no_los_deja no_nos_deja me_prohibe me_prohibio me_tiene_prohibido',
  see_kids:
    'see_my_son see_my_sons see_my_kids see_my_children see_the_kids see_the_children see_our_son see_the_boys see_the_boy see_the_baby see_them see_him see_somebody ver_a_mi_hijo ver_a_mis_hijos ver_al_nino ver_a_los_ninos ver_a_la ver_a_las verlo verla verlos verlas ver_al ver_a_los',
  scared_of:
    'scared_of_him afraid_of_him frightened_of_him terrified_of_him scared_he afraid_he frightened_he terrified_he le_tengo_miedo le_tengo_pavor le_tengo_terror tengo_miedo_de_que miedo_de_que me_da_miedo_estar miedo_de_estar',
  dead_pet:
    'killed_the_dog killed_my_dog killed_our_dog killed_the_cat killed_my_cat kill_the_dog kill_your_dog kill_the_cat kill_your_cat poisoned_the poisoned_my drown_the drowned_the kicked_the_dog kicked_my_dog kicks_the_dog mato_al_perro mato_al_gato mato_a_mi_perro envenene_al enveneno_al enveneno_a pateo_al_perro patea_al_perro ahogo_al ahogo_a_la',

  // Harmless matters
  time_place:
    'am pm oclock hour hours minute minutes half quarter noon station stop bus train hora horas media cuarto mediodia estacion parada autobus tren minutos',
  school:
    'school teacher class homework nursery daycare exam concert trip uniform maths reading parents_evening escuela colegio cole profesor profesora maestra tareas deberes guarderia jardin examen concierto excursion uniforme reunion',
  session:
    'session sessions mediation mediator meeting appointment agenda proposal draft sesion sesiones mediacion mediador mediadora reunion cita propuesta borrador turno',
  medicine:
    'doctor dentist gp nurse pharmacy prescription dose appointment vaccine injection allergy fever physiotherapy surgery operation tablets medicine medico dentista enfermera farmacia receta dosis vacuna inyeccion alergia fisioterapia operacion medicina medicamento jarabe pediatra',
  work: 'work shift shifts office boss job project deadline client team meeting training trabajo turno turnos oficina jefe proyecto plazo cliente equipo empresa curro laburo chamba',
  sad: 'sad cry crying cried tears miss lonely grief heartbroken tired exhausted triste llorar lloro llorando lagrimas extrano echo_de_menos sola soledad duelo cansada cansado agotada agotado',
  angry:
    'angry annoyed fed_up frustrated unfair ridiculous disappointed sick_of enough enfadada enfadado enojada enojado harta harto frustrada injusto ridiculo decepcionada basta',
  sort: 'swap change arrange suggest propose propongo proponer propuesta sugiero cambiar cambio organizar turnarnos could_we can_we would_you would_it shall_we how_about podemos podriamos le_parece te_parece que_tal',
};
