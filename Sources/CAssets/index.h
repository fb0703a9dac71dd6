/* Written by Scripts/embed-assets. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char asset_0[] = {
#embed "../Server/Assets/api/openapi.json" suffix(,)
  0};

static const unsigned char asset_1[] = {
#embed "../Server/Assets/css/abcde.css" suffix(,)
  0};

static const unsigned char asset_2[] = {
#embed "../Server/Assets/css/accounts.css" suffix(,)
  0};

static const unsigned char asset_3[] = {
#embed "../Server/Assets/css/app.css" suffix(,)
  0};

static const unsigned char asset_4[] = {
#embed "../Server/Assets/css/backlog.css" suffix(,)
  0};

static const unsigned char asset_5[] = {
#embed "../Server/Assets/css/components.css" suffix(,)
  0};

static const unsigned char asset_6[] = {
#embed "../Server/Assets/css/find.css" suffix(,)
  0};

static const unsigned char asset_7[] = {
#embed "../Server/Assets/css/focus.css" suffix(,)
  0};

static const unsigned char asset_8[] = {
#embed "../Server/Assets/css/forms.css" suffix(,)
  0};

static const unsigned char asset_9[] = {
#embed "../Server/Assets/css/matrix.css" suffix(,)
  0};

static const unsigned char asset_10[] = {
#embed "../Server/Assets/css/palette.css" suffix(,)
  0};

static const unsigned char asset_11[] = {
#embed "../Server/Assets/css/plan-drag.css" suffix(,)
  0};

static const unsigned char asset_12[] = {
#embed "../Server/Assets/css/plan-print.css" suffix(,)
  0};

static const unsigned char asset_13[] = {
#embed "../Server/Assets/css/plan-scale.css" suffix(,)
  0};

static const unsigned char asset_14[] = {
#embed "../Server/Assets/css/plan.css" suffix(,)
  0};

static const unsigned char asset_15[] = {
#embed "../Server/Assets/css/quick-add.css" suffix(,)
  0};

static const unsigned char asset_16[] = {
#embed "../Server/Assets/css/review.css" suffix(,)
  0};

static const unsigned char asset_17[] = {
#embed "../Server/Assets/css/rituals.css" suffix(,)
  0};

static const unsigned char asset_18[] = {
#embed "../Server/Assets/css/sections.css" suffix(,)
  0};

static const unsigned char asset_19[] = {
#embed "../Server/Assets/css/start.css" suffix(,)
  0};

static const unsigned char asset_20[] = {
#embed "../Server/Assets/css/task-form.css" suffix(,)
  0};

static const unsigned char asset_21[] = {
#embed "../Server/Assets/css/tokens.css" suffix(,)
  0};

static const unsigned char asset_22[] = {
#embed "../Server/Assets/css/week.css" suffix(,)
  0};

static const unsigned char asset_23[] = {
#embed "../Server/Assets/icons/app-192.png" suffix(,)
  0};

static const unsigned char asset_24[] = {
#embed "../Server/Assets/icons/app-512.png" suffix(,)
  0};

static const unsigned char asset_25[] = {
#embed "../Server/Assets/icons/app-add-96.png" suffix(,)
  0};

static const unsigned char asset_26[] = {
#embed "../Server/Assets/icons/app-focus-96.png" suffix(,)
  0};

static const unsigned char asset_27[] = {
#embed "../Server/Assets/icons/app-maskable-192.png" suffix(,)
  0};

static const unsigned char asset_28[] = {
#embed "../Server/Assets/icons/app-maskable-512.png" suffix(,)
  0};

static const unsigned char asset_29[] = {
#embed "../Server/Assets/icons/app-plan-96.png" suffix(,)
  0};

static const unsigned char asset_30[] = {
#embed "../Server/Assets/icons/bolt.svg" suffix(,)
  0};

static const unsigned char asset_31[] = {
#embed "../Server/Assets/icons/calendar.svg" suffix(,)
  0};

static const unsigned char asset_32[] = {
#embed "../Server/Assets/icons/check.svg" suffix(,)
  0};

static const unsigned char asset_33[] = {
#embed "../Server/Assets/icons/icon.svg" suffix(,)
  0};

static const unsigned char asset_34[] = {
#embed "../Server/Assets/icons/icons.svg" suffix(,)
  0};

static const unsigned char asset_35[] = {
#embed "../Server/Assets/icons/lock.svg" suffix(,)
  0};

static const unsigned char asset_36[] = {
#embed "../Server/Assets/icons/repeat.svg" suffix(,)
  0};

static const unsigned char asset_37[] = {
#embed "../Server/Assets/icons/unfold.svg" suffix(,)
  0};

static const unsigned char asset_38[] = {
#embed "../Server/Assets/js/announce.js" suffix(,)
  0};

static const unsigned char asset_39[] = {
#embed "../Server/Assets/js/bookmarklet.js" suffix(,)
  0};

static const unsigned char asset_40[] = {
#embed "../Server/Assets/js/bulk.js" suffix(,)
  0};

static const unsigned char asset_41[] = {
#embed "../Server/Assets/js/choose.js" suffix(,)
  0};

static const unsigned char asset_42[] = {
#embed "../Server/Assets/js/closing.js" suffix(,)
  0};

static const unsigned char asset_43[] = {
#embed "../Server/Assets/js/copy-field.js" suffix(,)
  0};

static const unsigned char asset_44[] = {
#embed "../Server/Assets/js/drafts.js" suffix(,)
  0};

static const unsigned char asset_45[] = {
#embed "../Server/Assets/js/duration-choice.js" suffix(,)
  0};

static const unsigned char asset_46[] = {
#embed "../Server/Assets/js/edge-scroll.js" suffix(,)
  0};

static const unsigned char asset_47[] = {
#embed "../Server/Assets/js/fill-fields.js" suffix(,)
  0};

static const unsigned char asset_48[] = {
#embed "../Server/Assets/js/filters.js" suffix(,)
  0};

static const unsigned char asset_49[] = {
#embed "../Server/Assets/js/find-field.js" suffix(,)
  0};

static const unsigned char asset_50[] = {
#embed "../Server/Assets/js/focus-edit.js" suffix(,)
  0};

static const unsigned char asset_51[] = {
#embed "../Server/Assets/js/focus-motion.js" suffix(,)
  0};

static const unsigned char asset_52[] = {
#embed "../Server/Assets/js/focus-pick.js" suffix(,)
  0};

static const unsigned char asset_53[] = {
#embed "../Server/Assets/js/focus-swipe.js" suffix(,)
  0};

static const unsigned char asset_54[] = {
#embed "../Server/Assets/js/focus-timer.js" suffix(,)
  0};

static const unsigned char asset_55[] = {
#embed "../Server/Assets/js/focus-toast.js" suffix(,)
  0};

static const unsigned char asset_56[] = {
#embed "../Server/Assets/js/focus.js" suffix(,)
  0};

static const unsigned char asset_57[] = {
#embed "../Server/Assets/js/found-swipe.js" suffix(,)
  0};

static const unsigned char asset_58[] = {
#embed "../Server/Assets/js/found.js" suffix(,)
  0};

static const unsigned char asset_59[] = {
#embed "../Server/Assets/js/give-back.js" suffix(,)
  0};

static const unsigned char asset_60[] = {
#embed "../Server/Assets/js/grade-choice.js" suffix(,)
  0};

static const unsigned char asset_61[] = {
#embed "../Server/Assets/js/hot-keys.js" suffix(,)
  0};

static const unsigned char asset_62[] = {
#embed "../Server/Assets/js/live.js" suffix(,)
  0};

static const unsigned char asset_63[] = {
#embed "../Server/Assets/js/main.js" suffix(,)
  0};

static const unsigned char asset_64[] = {
#embed "../Server/Assets/js/menu.js" suffix(,)
  0};

static const unsigned char asset_65[] = {
#embed "../Server/Assets/js/merge-rows.js" suffix(,)
  0};

static const unsigned char asset_66[] = {
#embed "../Server/Assets/js/morph.js" suffix(,)
  0};

static const unsigned char asset_67[] = {
#embed "../Server/Assets/js/palette-list.js" suffix(,)
  0};

static const unsigned char asset_68[] = {
#embed "../Server/Assets/js/palette.js" suffix(,)
  0};

static const unsigned char asset_69[] = {
#embed "../Server/Assets/js/paste-lines.js" suffix(,)
  0};

static const unsigned char asset_70[] = {
#embed "../Server/Assets/js/path-segment.js" suffix(,)
  0};

static const unsigned char asset_71[] = {
#embed "../Server/Assets/js/plan-clock.js" suffix(,)
  0};

static const unsigned char asset_72[] = {
#embed "../Server/Assets/js/plan-days.js" suffix(,)
  0};

static const unsigned char asset_73[] = {
#embed "../Server/Assets/js/plan-drag.js" suffix(,)
  0};

static const unsigned char asset_74[] = {
#embed "../Server/Assets/js/plan-drawer.js" suffix(,)
  0};

static const unsigned char asset_75[] = {
#embed "../Server/Assets/js/plan-focus.js" suffix(,)
  0};

static const unsigned char asset_76[] = {
#embed "../Server/Assets/js/plan-forms.js" suffix(,)
  0};

static const unsigned char asset_77[] = {
#embed "../Server/Assets/js/plan-hint.js" suffix(,)
  0};

static const unsigned char asset_78[] = {
#embed "../Server/Assets/js/plan-hit-test.js" suffix(,)
  0};

static const unsigned char asset_79[] = {
#embed "../Server/Assets/js/plan-hold.js" suffix(,)
  0};

static const unsigned char asset_80[] = {
#embed "../Server/Assets/js/plan-keys.js" suffix(,)
  0};

static const unsigned char asset_81[] = {
#embed "../Server/Assets/js/plan-machine.js" suffix(,)
  0};

static const unsigned char asset_82[] = {
#embed "../Server/Assets/js/plan-menu.js" suffix(,)
  0};

static const unsigned char asset_83[] = {
#embed "../Server/Assets/js/plan-now.js" suffix(,)
  0};

static const unsigned char asset_84[] = {
#embed "../Server/Assets/js/plan-pick.js" suffix(,)
  0};

static const unsigned char asset_85[] = {
#embed "../Server/Assets/js/plan-placing.js" suffix(,)
  0};

static const unsigned char asset_86[] = {
#embed "../Server/Assets/js/plan-preview.js" suffix(,)
  0};

static const unsigned char asset_87[] = {
#embed "../Server/Assets/js/plan-send.js" suffix(,)
  0};

static const unsigned char asset_88[] = {
#embed "../Server/Assets/js/plan-timeline.js" suffix(,)
  0};

static const unsigned char asset_89[] = {
#embed "../Server/Assets/js/plan-view.js" suffix(,)
  0};

static const unsigned char asset_90[] = {
#embed "../Server/Assets/js/plan-words.js" suffix(,)
  0};

static const unsigned char asset_91[] = {
#embed "../Server/Assets/js/plan-zoom.js" suffix(,)
  0};

static const unsigned char asset_92[] = {
#embed "../Server/Assets/js/popup.js" suffix(,)
  0};

static const unsigned char asset_93[] = {
#embed "../Server/Assets/js/presence.js" suffix(,)
  0};

static const unsigned char asset_94[] = {
#embed "../Server/Assets/js/question.js" suffix(,)
  0};

static const unsigned char asset_95[] = {
#embed "../Server/Assets/js/quick-add.js" suffix(,)
  0};

static const unsigned char asset_96[] = {
#embed "../Server/Assets/js/quick-chips.js" suffix(,)
  0};

static const unsigned char asset_97[] = {
#embed "../Server/Assets/js/repeat-choice.js" suffix(,)
  0};

static const unsigned char asset_98[] = {
#embed "../Server/Assets/js/row-drag.js" suffix(,)
  0};

static const unsigned char asset_99[] = {
#embed "../Server/Assets/js/row-fit.js" suffix(,)
  0};

static const unsigned char asset_100[] = {
#embed "../Server/Assets/js/row-keys.js" suffix(,)
  0};

static const unsigned char asset_101[] = {
#embed "../Server/Assets/js/row-lift.js" suffix(,)
  0};

static const unsigned char asset_102[] = {
#embed "../Server/Assets/js/row-menu.js" suffix(,)
  0};

static const unsigned char asset_103[] = {
#embed "../Server/Assets/js/row-move.js" suffix(,)
  0};

static const unsigned char asset_104[] = {
#embed "../Server/Assets/js/row-position.js" suffix(,)
  0};

static const unsigned char asset_105[] = {
#embed "../Server/Assets/js/row-rename.js" suffix(,)
  0};

static const unsigned char asset_106[] = {
#embed "../Server/Assets/js/row-select.js" suffix(,)
  0};

static const unsigned char asset_107[] = {
#embed "../Server/Assets/js/row-tree.js" suffix(,)
  0};

static const unsigned char asset_108[] = {
#embed "../Server/Assets/js/row-windows.js" suffix(,)
  0};

static const unsigned char asset_109[] = {
#embed "../Server/Assets/js/rows.js" suffix(,)
  0};

static const unsigned char asset_110[] = {
#embed "../Server/Assets/js/save-form.js" suffix(,)
  0};

static const unsigned char asset_111[] = {
#embed "../Server/Assets/js/scroller.js" suffix(,)
  0};

static const unsigned char asset_112[] = {
#embed "../Server/Assets/js/sections-lift.js" suffix(,)
  0};

static const unsigned char asset_113[] = {
#embed "../Server/Assets/js/sections-menu.js" suffix(,)
  0};

static const unsigned char asset_114[] = {
#embed "../Server/Assets/js/sections-move.js" suffix(,)
  0};

static const unsigned char asset_115[] = {
#embed "../Server/Assets/js/sections-start.js" suffix(,)
  0};

static const unsigned char asset_116[] = {
#embed "../Server/Assets/js/sections.js" suffix(,)
  0};

static const unsigned char asset_117[] = {
#embed "../Server/Assets/js/send-form.js" suffix(,)
  0};

static const unsigned char asset_118[] = {
#embed "../Server/Assets/js/send.js" suffix(,)
  0};

static const unsigned char asset_119[] = {
#embed "../Server/Assets/js/setting.js" suffix(,)
  0};

static const unsigned char asset_120[] = {
#embed "../Server/Assets/js/single-keys.js" suffix(,)
  0};

static const unsigned char asset_121[] = {
#embed "../Server/Assets/js/status.js" suffix(,)
  0};

static const unsigned char asset_122[] = {
#embed "../Server/Assets/js/tag-field.js" suffix(,)
  0};

static const unsigned char asset_123[] = {
#embed "../Server/Assets/js/toast.js" suffix(,)
  0};

static const unsigned char asset_124[] = {
#embed "../Server/Assets/js/zone.js" suffix(,)
  0};

static const struct asset assets[] = {
  {"api/openapi.json", asset_0, sizeof asset_0 - 1},
  {"css/abcde.css", asset_1, sizeof asset_1 - 1},
  {"css/accounts.css", asset_2, sizeof asset_2 - 1},
  {"css/app.css", asset_3, sizeof asset_3 - 1},
  {"css/backlog.css", asset_4, sizeof asset_4 - 1},
  {"css/components.css", asset_5, sizeof asset_5 - 1},
  {"css/find.css", asset_6, sizeof asset_6 - 1},
  {"css/focus.css", asset_7, sizeof asset_7 - 1},
  {"css/forms.css", asset_8, sizeof asset_8 - 1},
  {"css/matrix.css", asset_9, sizeof asset_9 - 1},
  {"css/palette.css", asset_10, sizeof asset_10 - 1},
  {"css/plan-drag.css", asset_11, sizeof asset_11 - 1},
  {"css/plan-print.css", asset_12, sizeof asset_12 - 1},
  {"css/plan-scale.css", asset_13, sizeof asset_13 - 1},
  {"css/plan.css", asset_14, sizeof asset_14 - 1},
  {"css/quick-add.css", asset_15, sizeof asset_15 - 1},
  {"css/review.css", asset_16, sizeof asset_16 - 1},
  {"css/rituals.css", asset_17, sizeof asset_17 - 1},
  {"css/sections.css", asset_18, sizeof asset_18 - 1},
  {"css/start.css", asset_19, sizeof asset_19 - 1},
  {"css/task-form.css", asset_20, sizeof asset_20 - 1},
  {"css/tokens.css", asset_21, sizeof asset_21 - 1},
  {"css/week.css", asset_22, sizeof asset_22 - 1},
  {"icons/app-192.png", asset_23, sizeof asset_23 - 1},
  {"icons/app-512.png", asset_24, sizeof asset_24 - 1},
  {"icons/app-add-96.png", asset_25, sizeof asset_25 - 1},
  {"icons/app-focus-96.png", asset_26, sizeof asset_26 - 1},
  {"icons/app-maskable-192.png", asset_27, sizeof asset_27 - 1},
  {"icons/app-maskable-512.png", asset_28, sizeof asset_28 - 1},
  {"icons/app-plan-96.png", asset_29, sizeof asset_29 - 1},
  {"icons/bolt.svg", asset_30, sizeof asset_30 - 1},
  {"icons/calendar.svg", asset_31, sizeof asset_31 - 1},
  {"icons/check.svg", asset_32, sizeof asset_32 - 1},
  {"icons/icon.svg", asset_33, sizeof asset_33 - 1},
  {"icons/icons.svg", asset_34, sizeof asset_34 - 1},
  {"icons/lock.svg", asset_35, sizeof asset_35 - 1},
  {"icons/repeat.svg", asset_36, sizeof asset_36 - 1},
  {"icons/unfold.svg", asset_37, sizeof asset_37 - 1},
  {"js/announce.js", asset_38, sizeof asset_38 - 1},
  {"js/bookmarklet.js", asset_39, sizeof asset_39 - 1},
  {"js/bulk.js", asset_40, sizeof asset_40 - 1},
  {"js/choose.js", asset_41, sizeof asset_41 - 1},
  {"js/closing.js", asset_42, sizeof asset_42 - 1},
  {"js/copy-field.js", asset_43, sizeof asset_43 - 1},
  {"js/drafts.js", asset_44, sizeof asset_44 - 1},
  {"js/duration-choice.js", asset_45, sizeof asset_45 - 1},
  {"js/edge-scroll.js", asset_46, sizeof asset_46 - 1},
  {"js/fill-fields.js", asset_47, sizeof asset_47 - 1},
  {"js/filters.js", asset_48, sizeof asset_48 - 1},
  {"js/find-field.js", asset_49, sizeof asset_49 - 1},
  {"js/focus-edit.js", asset_50, sizeof asset_50 - 1},
  {"js/focus-motion.js", asset_51, sizeof asset_51 - 1},
  {"js/focus-pick.js", asset_52, sizeof asset_52 - 1},
  {"js/focus-swipe.js", asset_53, sizeof asset_53 - 1},
  {"js/focus-timer.js", asset_54, sizeof asset_54 - 1},
  {"js/focus-toast.js", asset_55, sizeof asset_55 - 1},
  {"js/focus.js", asset_56, sizeof asset_56 - 1},
  {"js/found-swipe.js", asset_57, sizeof asset_57 - 1},
  {"js/found.js", asset_58, sizeof asset_58 - 1},
  {"js/give-back.js", asset_59, sizeof asset_59 - 1},
  {"js/grade-choice.js", asset_60, sizeof asset_60 - 1},
  {"js/hot-keys.js", asset_61, sizeof asset_61 - 1},
  {"js/live.js", asset_62, sizeof asset_62 - 1},
  {"js/main.js", asset_63, sizeof asset_63 - 1},
  {"js/menu.js", asset_64, sizeof asset_64 - 1},
  {"js/merge-rows.js", asset_65, sizeof asset_65 - 1},
  {"js/morph.js", asset_66, sizeof asset_66 - 1},
  {"js/palette-list.js", asset_67, sizeof asset_67 - 1},
  {"js/palette.js", asset_68, sizeof asset_68 - 1},
  {"js/paste-lines.js", asset_69, sizeof asset_69 - 1},
  {"js/path-segment.js", asset_70, sizeof asset_70 - 1},
  {"js/plan-clock.js", asset_71, sizeof asset_71 - 1},
  {"js/plan-days.js", asset_72, sizeof asset_72 - 1},
  {"js/plan-drag.js", asset_73, sizeof asset_73 - 1},
  {"js/plan-drawer.js", asset_74, sizeof asset_74 - 1},
  {"js/plan-focus.js", asset_75, sizeof asset_75 - 1},
  {"js/plan-forms.js", asset_76, sizeof asset_76 - 1},
  {"js/plan-hint.js", asset_77, sizeof asset_77 - 1},
  {"js/plan-hit-test.js", asset_78, sizeof asset_78 - 1},
  {"js/plan-hold.js", asset_79, sizeof asset_79 - 1},
  {"js/plan-keys.js", asset_80, sizeof asset_80 - 1},
  {"js/plan-machine.js", asset_81, sizeof asset_81 - 1},
  {"js/plan-menu.js", asset_82, sizeof asset_82 - 1},
  {"js/plan-now.js", asset_83, sizeof asset_83 - 1},
  {"js/plan-pick.js", asset_84, sizeof asset_84 - 1},
  {"js/plan-placing.js", asset_85, sizeof asset_85 - 1},
  {"js/plan-preview.js", asset_86, sizeof asset_86 - 1},
  {"js/plan-send.js", asset_87, sizeof asset_87 - 1},
  {"js/plan-timeline.js", asset_88, sizeof asset_88 - 1},
  {"js/plan-view.js", asset_89, sizeof asset_89 - 1},
  {"js/plan-words.js", asset_90, sizeof asset_90 - 1},
  {"js/plan-zoom.js", asset_91, sizeof asset_91 - 1},
  {"js/popup.js", asset_92, sizeof asset_92 - 1},
  {"js/presence.js", asset_93, sizeof asset_93 - 1},
  {"js/question.js", asset_94, sizeof asset_94 - 1},
  {"js/quick-add.js", asset_95, sizeof asset_95 - 1},
  {"js/quick-chips.js", asset_96, sizeof asset_96 - 1},
  {"js/repeat-choice.js", asset_97, sizeof asset_97 - 1},
  {"js/row-drag.js", asset_98, sizeof asset_98 - 1},
  {"js/row-fit.js", asset_99, sizeof asset_99 - 1},
  {"js/row-keys.js", asset_100, sizeof asset_100 - 1},
  {"js/row-lift.js", asset_101, sizeof asset_101 - 1},
  {"js/row-menu.js", asset_102, sizeof asset_102 - 1},
  {"js/row-move.js", asset_103, sizeof asset_103 - 1},
  {"js/row-position.js", asset_104, sizeof asset_104 - 1},
  {"js/row-rename.js", asset_105, sizeof asset_105 - 1},
  {"js/row-select.js", asset_106, sizeof asset_106 - 1},
  {"js/row-tree.js", asset_107, sizeof asset_107 - 1},
  {"js/row-windows.js", asset_108, sizeof asset_108 - 1},
  {"js/rows.js", asset_109, sizeof asset_109 - 1},
  {"js/save-form.js", asset_110, sizeof asset_110 - 1},
  {"js/scroller.js", asset_111, sizeof asset_111 - 1},
  {"js/sections-lift.js", asset_112, sizeof asset_112 - 1},
  {"js/sections-menu.js", asset_113, sizeof asset_113 - 1},
  {"js/sections-move.js", asset_114, sizeof asset_114 - 1},
  {"js/sections-start.js", asset_115, sizeof asset_115 - 1},
  {"js/sections.js", asset_116, sizeof asset_116 - 1},
  {"js/send-form.js", asset_117, sizeof asset_117 - 1},
  {"js/send.js", asset_118, sizeof asset_118 - 1},
  {"js/setting.js", asset_119, sizeof asset_119 - 1},
  {"js/single-keys.js", asset_120, sizeof asset_120 - 1},
  {"js/status.js", asset_121, sizeof asset_121 - 1},
  {"js/tag-field.js", asset_122, sizeof asset_122 - 1},
  {"js/toast.js", asset_123, sizeof asset_123 - 1},
  {"js/zone.js", asset_124, sizeof asset_124 - 1},
};
