/* Written by Scripts/embed-assets. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char asset_0[] = {
#embed "../Server/Assets/css/app.css" suffix(,)
  0};

static const struct asset assets[] = {
  {"css/app.css", asset_0, sizeof asset_0 - 1},
};
