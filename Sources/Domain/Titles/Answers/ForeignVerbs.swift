/// Infinitives that begin titles in French, Spanish, Italian, Portuguese, Dutch and Polish, in the spelling of
/// `ContentWord`.
enum ForeignVerbs {
  static func has(_ key: String) -> Bool { all.contains(key) }

  /// Articles and prepositions that are also words in German or English, so that they do not identify a language.
  static let small: Set<String> = [
    "o", "os", "a", "as", "do", "da", "um", "uma", "un", "una", "uno", "i", "e", "w", "z", "al", "au", "l", "d", "dell",
    "de", "des", "den", "ao", "no",
  ]

  private static let all = Set(
    ContentWord.words(
      of: """
        acheter ajouter aller annuler appeler apporter chercher choisir commander confirmer contacter corriger demander \
        envoyer examiner faire finir imprimer installer lire louer mettre nettoyer organiser payer planifier prendre \
        préparer recevoir relancer relire remplir rendre renouveler réparer répondre réserver signer supprimer \
        télécharger transmettre valider vendre vérifier visiter voir écrire étudier
        abonar agendar arreglar buscar cambiar cancelar comprar confirmar contestar devolver enviar escribir estudiar \
        firmar hacer imprimir leer limpiar llamar llevar mirar pagar pedir planificar preparar preguntar recoger \
        renovar reparar reservar responder revisar solicitar terminar vender verificar visitar
        acquistare annullare chiamare chiedere comprare confermare consegnare controllare fare finire firmare inviare \
        leggere mandare ordinare organizzare pagare prendere prenotare preparare pulire richiedere rinnovare riparare \
        rispondere rivedere scrivere spedire stampare studiare telefonare vendere verificare visitare
        agradecer assinar concluir corrigir encomendar entregar escrever fazer imprimir ler ligar limpar marcar pagar \
        perguntar reservar responder rever verificar
        aanvragen afmaken afspreken antwoorden bekijken bellen beantwoorden bestellen betalen boeken controleren doen \
        halen invullen kopen lezen maken opbellen opruimen opsturen plannen regelen reserveren schrijven sturen \
        terugbellen tekenen verlengen versturen voorbereiden vragen
        czytać dokończyć kupić napisać naprawić odebrać oddać odpowiedzieć odpisać podpisać posprzątać potwierdzić \
        przeczytać przedłużyć przejrzeć przygotować sprawdzić umówić uzupełnić wydrukować wypełnić wysłać zadzwonić \
        zamówić zapłacić zaplanować zarezerwować zrobić
        """
    ).map { $0.key })
}
